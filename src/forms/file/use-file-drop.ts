import { useEffect, type DragEvent } from 'react';

interface FileDrop {
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
}

/**
 * Accepts files dropped on a field in any of its states. A drop beside the field is cancelled, because the browser would
 * replace the page by the file.
 */
export function useFileDrop(onFiles: (files: File[]) => void, disabled = false): FileDrop {
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const type of ['dragover', 'drop'] as const) document.addEventListener(type, refuseOutside, { signal });
    return () => listeners.abort();
  }, []);
  return {
    onDragOver: (event) => {
      if (disabled || !holdsFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDrop: (event) => {
      if (disabled || !holdsFiles(event)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
}

function refuseOutside(event: globalThis.DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer || !holdsFiles({ dataTransfer: event.dataTransfer })) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

function holdsFiles({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean {
  return dataTransfer.types.includes('Files');
}
