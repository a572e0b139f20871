import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { InterfaceError } from '#lib/requests/errors.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import type { useLending } from '#pages/lending/data/useLending.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { LendingAssets } from './LendingAssets.tsx'

beforeAll(() => loadTestConfig())
const refetch = vi.fn()
const failed = { data: undefined, error: new InterfaceError('lending', 'refused', 'It refused.'), refetch }
const pending = { data: undefined, error: null, isPending: true, refetch }
/** A pool contract without views. */
const silent = { data: null, error: null, isPending: false, refetch }

function show(pools: object, reserves: object) {
  const record = { error: null }
  const lending = { pools, reserves, record, rows: [], waiting: false } as unknown
  renderPart(
    <LendingAssets
      lending={lending as ReturnType<typeof useLending>}
      person={null}
      skeleton={<p>Loading</p>}
    />,
  )
}

test('a failed service and a contract without views show a failure, not an empty pool', async () => {
  show(failed, silent)
  ;(await screen.findByRole('button', { name: /try again/i })).click()
  expect(refetch).toHaveBeenCalled()
  expect(screen.queryByText('The pool has no assets yet.')).toBeNull()
})

test.each([
  ['service failed, the contract', failed, pending],
  ['contract says nothing, the service', pending, silent],
])('while the %s has not answered, the skeleton of the table stays', async (_, pools, reserves) => {
  show(pools, reserves)
  await screen.findByText('Loading')
  expect(screen.queryByText('The pool has no assets yet.')).toBeNull()
})

test('a pool that answers without assets is empty', async () => {
  show({ data: { pools: [], dropped: 0 }, error: null, refetch }, silent)
  await screen.findByText('The pool has no assets yet.')
})
