/** The Network Information API, where a browser has it. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Much may be fetched that nobody has asked for. A browser that tells nothing is believed to be on a good connection. */
export function goodConnection(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData !== true && (connection?.effectiveType ?? '4g') === '4g';
}
