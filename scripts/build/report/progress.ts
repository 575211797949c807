/** Shows the progress of a command: one line that is updated on a terminal, otherwise a line at intervals. */
export interface Progress {
  stage: (name: string) => void;
  /** `total` is 0 while it is unknown. */
  step: (done: number, total: number, note?: string) => void;
  end: () => void;
}

const MS_BETWEEN_LINES = 2000;

/** @param stream a terminal if it has `isTTY` */
export function createProgress(stream: NodeJS.WriteStream): Progress {
  let stageName = '';
  let lastLine = 0;
  const isTerminal = stream.isTTY;
  const show = (text: string) => stream.write(isTerminal ? `\r\u001b[2K${text}` : `${text}\n`);
  return {
    stage(name) {
      if (isTerminal && stageName) stream.write('\n');
      stageName = name;
      lastLine = 0;
      show(name);
    },
    step(done, total, note = '') {
      const now = performance.now();
      if (now - lastLine < (isTerminal ? 80 : MS_BETWEEN_LINES) && done !== total) return;
      lastLine = now;
      show(`${stageName}: ${total ? `${done} of ${total}` : done}${note && `, ${note}`}`);
    },
    end() {
      if (isTerminal && stageName) stream.write('\n');
    },
  };
}
