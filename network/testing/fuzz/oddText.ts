import type { Random } from '#network/seed/random.ts'
import { sample, sampleHash } from '#network/testing/store/sample.ts'

const words = (text: string) => text.trim().split(/\s+/)
const [person] = sample.accounts

/** Values that are almost right, or that attackers send. */
export const oddTexts: readonly string[] = [
  ...words(`0 -1 -0 1.5 1e3 1e999 NaN Infinity null undefined true [] {} 0x 0x0 20 21 +1 007 1_000 ٣
    2147483647 2147483648 -2147483649 4294967296 9007199254740993 18446744073709551616`),
  ...words(`' " \\ \` % _ %25 %2500 ; , ,, a,b && || $(id) {{7*7}} <script> ../../etc/passwd ..%2f.. %c0%ae%c0%ae/
    __proto__ constructor toString hasOwnProperty ERC-20 ERC-20,ERC-721 from to validated pending asc desc holders_count
    latest block reorg 1m 1h MARKET_CAP_DESC`),
  "' or 1=1 --",
  '"; drop table swaps; --',
  '',
  ' ',
  '\u202e',
  '\u0000',
  '\ud800',
  '\ufeff',
  '\r\n',
  '\t',
  'é',
  '日本語',
  '🌊',
  'a'.repeat(300),
  '9'.repeat(80),
  '('.repeat(200),
  '%'.repeat(50),
  person,
  person.toLowerCase(),
  person.toUpperCase(),
  `${person}0`,
  person.slice(0, -1),
  '0xg'.padEnd(42, '0'),
  `0x${'0'.repeat(40)}`,
  `0x${'0'.repeat(64)}`,
  'vitalik.eth',
  sampleHash('a', 90),
  sampleHash('a', 91).toUpperCase(),
  sampleHash('e', 20),
  sampleHash('b', 7),
]

/** One of the values, or two of them joined. */
export function oddText(random: Random): string {
  const text = random.pick(oddTexts)
  return random.chance(0.1) ? text + random.pick(oddTexts) : text
}

const encodings: readonly ((text: string) => string)[] = [
  encodeURIComponent,
  encodeURI,
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => text.replaceAll('%', ''),
  (text) => `%${text}`,
  (text) => `${text}%E0%A4%A`,
  (text) => `%C0%80${text}`,
  (text) =>
    Buffer.from(text, 'utf16le').reduce((all, byte) => `${all}%${byte.toString(16).padStart(2, '0')}`, ''),
]

/** A value for a URL, encoded once, wrongly, twice or not at all. */
export function oddUrlText(random: Random): string {
  const text = oddText(random)
  try {
    return random
      .pick(encodings)(text)
      .replace(/[^!-~]|[#?&]/g, '%ff')
  } catch {
    return '%ed%a0%80'
  }
}

export const oddMethods = [
  ...words('GET GET GET GET GET GET GET POST PUT DELETE PATCH OPTIONS HEAD PROPFIND MKCOL LOCK'),
]

/** Headers that change how a request is read and answered. They are mostly wrong. */
export function oddHeaders(random: Random): Record<string, string> {
  const headers: Record<string, string> = {}
  const maybe = (name: string, values: string[]) => {
    if (random.chance(0.1)) headers[name] = random.pick(values)
  }
  maybe(
    'accept',
    words('*/* text/html image/png application/* ;q=x application/json;q=0 ,,, text/event-stream'),
  )
  maybe('accept-encoding', words('gzip identity;q=0 *;q=0 br'))
  maybe('if-none-match', words('* "x" W/"'))
  maybe('range', words('bytes=0-1 bytes=-5 lines=1'))
  maybe('origin', words('null http://evil.example file://'))
  maybe('x-forwarded-for', [oddText(random).replace(/[^!-~]/g, '?')])
  maybe('x-http-method-override', words('DELETE TRACE'))
  maybe('authorization', words('Basic Bearer Basic:AAAA'))
  maybe('cookie', ['a=b; a=c; ='])
  return headers
}
