/** Gives the browser a file to save; nothing of it is ever an address. */
export function saveFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export const saveText = (name: string, text: string, type = 'text/csv;charset=utf-8'): void => saveFile(name, new Blob([text], { type }));
