/** The text that bytes are, as hexadecimal digits without 0x; null when they are not printable UTF-8. */
export function printableText(digits: string): string | null {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return /^[^\p{Cc}]+$/u.test(text) ? text : null
  } catch {
    return null
  }
}
