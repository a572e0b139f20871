import { cleanText } from './text.ts'

/**
 * Hexadecimal digits of a path as people paste them: in any case, with or without 0x, with invisible characters or a full
 * stop; with a lower-case 0x before them. Other text as it is.
 */
export function pathHex(value: string): string {
  return cleanText(value).replace(/^(?:0x)?([0-9a-f]+)[.,;:!?)\s]*$/i, '0x$1')
}
