import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLastError } from './useLastError.ts'

const failure = new Error('down')
const later = new Error('still down')

type Answer = { id?: string; data?: unknown; error?: Error | null }

function follow(first: Answer) {
  const { result, rerender } = renderHook(
    ({ id = 'a', data, error = null }: Answer) => useLastError({ data, error }, id),
    { initialProps: first },
  )
  const error = (next: Answer) => {
    rerender(next)
    return result.current
  }
  return { first: result.current, error }
}

test('useLastError keeps an error while the query is retried, then replaces it with the next', () => {
  const { first, error } = follow({ error: failure })
  expect(first).toBe(failure)
  expect(error({ error: null })).toBe(failure)
  expect(error({ error: later })).toBe(later)
  expect(error({ error: null })).toBe(later)
})

test('useLastError returns null after data, and for another query', () => {
  const { error } = follow({ error: failure })
  expect(error({ data: 1 })).toBeNull()
  const other = follow({ error: failure })
  expect(other.error({ id: 'b' })).toBeNull()
})

test('useLastError returns the error of a query that has old data', () => {
  expect(follow({ data: 1, error: failure }).first).toBe(failure)
})
