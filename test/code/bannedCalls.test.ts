import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The code of the app, by file. */
const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)
  .filter((file) => /\.(ts|tsx|js)$/.test(file) && !file.includes('.test.'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)

/**
 * Calls that turn text into markup or code, open a window, or sign outside of the one runner; and a formatter of the browser
 * that is made while the app loads, which takes a phone a tenth of a second.
 */
const banned = [
  /dangerouslySetInnerHTML/,
  /\.(innerHTML|outerHTML|srcdoc)\s*=/,
  /insertAdjacentHTML|document\.write|createContextualFragment/,
  /\beval\(|new Function\(/,
  /window\.open\(/,
  /\bwriteContract\(/,
  /^(export )?const \w+ = new Intl\./m,
]

test.each(banned)('no file of the app has %s', (form) => {
  expect(code.length).toBeGreaterThan(500)
  expect(code.filter(([, text]) => form.test(text)).map(([file]) => file)).toEqual([])
})

test('no regular expression is built from a text, except from our own constants', () => {
  const makers = code.filter(([, text]) => /new RegExp\(/.test(text)).map(([file]) => file)
  expect(makers.sort()).toEqual([
    'src/domain/decoding/wordForm.ts',
    'src/domain/search/parseCommand.ts',
    'src/interfaces/explorer/wire/refusedFilters.ts',
  ])
})
