import fontUrl from '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf?url';

/** The font of PDF files, loaded when one is made. */
export async function loadFont(): Promise<ArrayBuffer> {
  const response = await fetch(fontUrl);
  if (!response.ok) throw new Error(`${fontUrl}: ${response.status}`);
  return response.arrayBuffer();
}
