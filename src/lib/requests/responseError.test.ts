import { expect, test } from 'vitest'
import { responseError } from './responseError.ts'

function errorOf(status: number, body: string) {
  return responseError('explorer', new Response(null, { status }), body)
}

test.each([
  [404, 'not-found'],
  [422, 'refused'],
  [429, 'limited'],
  [500, 'refused'],
])('status %s is %s', (status, kind) => {
  expect(errorOf(status, '')).toMatchObject({ kind, status, message: `The answer was ${status}.` })
})

test.each([
  ['{"message":"No such block"}', 'No such block'],
  ['{"error":"Bad page"}', 'Bad page'],
  ['{"error":{"message":"Bad page"}}', 'Bad page'],
  ['{"errors":[{"title":"Invalid value"}]}', 'Invalid value'],
  ['{"errors":[{"detail":"Unexpected field","title":"Invalid value"}]}', 'Unexpected field'],
  ['"plain"', 'plain'],
  ['{"message":""}', 'The answer was 422.'],
  ['{"other":1}', 'The answer was 422.'],
  ['null', 'The answer was 422.'],
  ['<html>', 'The answer was 422.'],
])('the message of %s is “%s”', (body, message) => {
  expect(errorOf(422, body).message).toBe(message)
})

test('a long message is cut', () => {
  expect(errorOf(422, JSON.stringify('x'.repeat(900))).message).toHaveLength(200)
})

test('the error of a refusal has its JSON body', () => {
  expect(errorOf(422, '{"errors":[{"detail":"one"},{"detail":"two"}]}').body).toEqual({
    errors: [{ detail: 'one' }, { detail: 'two' }],
  })
  expect(errorOf(422, '<html>').body).toBeUndefined()
})
