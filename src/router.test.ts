import { expect, test } from 'vitest'
import { searchRoute } from '#pages/explorer/search/route.ts'
import { plainSearch } from './router.ts'

const validate = searchRoute.options.validateSearch as unknown as {
  '~standard': { validate: (search: unknown) => { value: { q: string } } }
}

test.each([
  '99999999999999999999',
  '1e3',
  'null',
  'true',
  '12',
  '007',
  '"tide"',
  '[1]',
  '{"a":1}',
  '-0',
  '1.0',
])('the address keeps the searched text %s through reading and writing', (text) => {
  const written = plainSearch.stringifySearch({ q: text })
  expect(new URLSearchParams(written).get('q')).toBe(text)
  const { value } = validate['~standard'].validate(plainSearch.parseSearch(written))
  expect(value.q).toBe(text)
})
