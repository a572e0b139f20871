/** Bytes as UTF-8 text, given as hexadecimal digits without 0x. Invalid UTF-8 becomes U+FFFD. */
export function bytesText(digits: string): string {
  return new TextDecoder().decode(bytesOf(digits))
}

/** The text that bytes are, as hexadecimal digits without 0x; null when they are no lines of printable UTF-8. */
export function printableText(digits: string): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(digits))
    return /^(?:\P{Cc}|[\t\n\r])+$/u.test(text) ? text : null
  } catch {
    return null
  }
}

function bytesOf(digits: string) {
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}
