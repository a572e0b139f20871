import { expect, test } from 'vitest'
import { csvFile, csvLine } from './csv.ts'

test('plain values stand as they are, figures with every digit, unknown is empty', () => {
  const at = new Date('2026-01-02T03:04:05.678Z')
  expect(csvLine(['0xab', 12n ** 30n, '-0.000000000000000001', at, null, true])).toBe(
    '0xab,237376313799769806328950291431424,-0.000000000000000001,2026-01-02T03:04:05.678Z,,true\r\n',
  )
})

test('commas, quotes and line breaks are quoted, quotes doubled', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\r\nlines', 'plain'])).toBe(
    '"a,b","say ""hi""","two\r\nlines",plain\r\n',
  )
})

test.each(['=1+1', '+1+cmd', '-1-cmd', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
  '%j is text, not a formula',
  (text) => {
    const [line = ''] = csvLine([text]).match(/^"?(.)/s) ?? []
    expect(line.replace('"', '')).toBe("'")
  },
)

test('a formula with a comma is both disarmed and quoted', () => {
  expect(csvLine(['=HYPERLINK("http://evil","x")'])).toBe('"\'=HYPERLINK(""http://evil"",""x"")"\r\n')
})

test.each([
  ['X;=1+1;Y', `"X;'=1+1;Y"`],
  ['X;"=1+1";Y', `"X;""'=1+1"";Y"`],
  ['X; @SUM(A1)', `"X; '@SUM(A1)"`],
  ['a,b|-1-cmd\t=2\n=3', `"a,b|'-1-cmd\t'=2\n'=3"`],
  ['X;Y', '"X;Y"'],
])('%j is quoted, and no part of it is a formula where another character separates', (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`)
})

test('a negative number keeps its sign, and is a number in the spreadsheet', () => {
  expect(csvLine([-5n, '-5', '-5e3', '-'])).toBe("-5,-5,'-5e3,'-\r\n")
})

test('each row of a file ends with the facts of the file', () => {
  const columns = [{ header: 'Price (USD)', value: (row: { price: string }) => row.price }]
  const lines = csvFile(columns, [{ price: '1.5' }, { price: '2' }], { Market: '0xab', 'At block': 7 })
  expect(lines).toEqual(['Price (USD),Market,At block\r\n', '1.5,0xab,7\r\n', '2,0xab,7\r\n'])
})
