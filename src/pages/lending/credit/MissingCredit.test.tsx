import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { InterfaceError } from '#lib/requests/errors.ts'
import type { useLending } from '#pages/lending/data/useLending.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { MissingCredit } from './MissingCredit.tsx'

const refetch = vi.fn()
const answered = { data: null, error: null, isPending: false, refetch }
const none = 'This address has no credit record.'

function show(state: object, record: object) {
  const lending = { state: { ...answered, ...state }, record: { ...answered, ...record } }
  renderPart(<MissingCredit lending={lending as unknown as ReturnType<typeof useLending>} none={none} />)
}

test('a missing record is stated only after both sources answered', async () => {
  show({}, {})
  await screen.findByText(none)
})

test.each([
  ['lending service', {}, { error: new InterfaceError('lending', 'unreachable', 'It is down.') }],
  ['node', { error: new InterfaceError('node', 'unreachable', 'It is down.') }, {}],
])('a %s that does not answer shows the failure, not a missing record', async (_, state, record) => {
  show(state, record)
  ;(await screen.findByRole('button', { name: /try again/i })).click()
  expect(refetch).toHaveBeenCalled()
  expect(screen.queryByText(none)).toBeNull()
})
