import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { transactionSchema } from '#interfaces/explorer/transaction/transaction.ts'
import { transactions } from '#interfaces/testing/explorerFixtures.ts'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { Overview } from './Overview.tsx'

test('the place of a revert reason is there with the overview, before the reason is read', async () => {
  await serveSources(
    () => ({}),
    () => ({ result: null }),
  )
  const wire = { ...transactions.strict, status: 'error', result: 'Reverted', revert_reason: null }
  const transaction = Object.assign(v.parse(transactionSchema, wire), { wire })
  renderPart(<Overview transaction={transaction} inclusion="proven" />)
  await screen.findByText('From')
  expect(screen.queryByText(/names no reason/)).toBeNull()
  const reason = screen.getByRole('region', { name: 'Revert reason' })
  expect(reason.textContent).toMatch(/Rolled back; the fee was still paid\.$/)
})
