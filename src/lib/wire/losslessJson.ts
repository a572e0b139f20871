const tooLong = /\d{16}/

/**
 * What every number literal of 16 or more digits looks like from outside. A text of as many digits stands behind a quotation
 * mark, and most answers have only those: they are read once.
 */
const longLiteral = /(?:^|[\s:,[])-?\d[\d.eE+-]{15}/

/**
 * `JSON.parse` without loss: every number literal of 16 or more digits becomes a string. Throws SyntaxError exactly
 * when `JSON.parse` does.
 */
export function parseLosslessJson(text: string): unknown {
  const source = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  const parsed: unknown = JSON.parse(source)
  return longLiteral.test(source) ? JSON.parse(quoteLongNumbers(source)) : parsed
}

/** Expects valid JSON: outside of strings, consecutive number characters are one number literal. */
function quoteLongNumbers(source: string): string {
  const pieces: string[] = []
  let done = 0
  let at = 0
  while (at < source.length) {
    const character = source[at]
    if (character === '"') at = endOfString(source, at)
    else if (isNumberStart(character)) {
      const end = endOfNumber(source, at)
      if (tooLong.test(source.slice(at, end).replace('.', ''))) {
        pieces.push(source.slice(done, at), '"', source.slice(at, end), '"')
        done = end
      }
      at = end
    } else at += 1
  }
  pieces.push(source.slice(done))
  return pieces.join('')
}

function endOfString(source: string, start: number): number {
  let at = start + 1
  while (at < source.length && source[at] !== '"') at += source[at] === '\\' ? 2 : 1
  return at + 1
}

function endOfNumber(source: string, start: number): number {
  let at = start + 1
  while (at < source.length && isNumberPart(source.charCodeAt(at))) at += 1
  return at
}

function isNumberStart(character: string | undefined): boolean {
  return character === '-' || (character !== undefined && character >= '0' && character <= '9')
}

/** Digits, `.`, `e`, `E`, `+`, `-`. */
function isNumberPart(code: number): boolean {
  return (
    (code >= 48 && code <= 57) || code === 46 || code === 101 || code === 69 || code === 43 || code === 45
  )
}
