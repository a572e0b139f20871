import { render } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { transactionSchema } from '#interfaces/explorer/transaction/transaction.ts'
import { pending, transactions } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { FeeAmount } from './FeeAmount.tsx'

beforeEach(() => serve(() => new Response()))

const fee = (type: string) => ({ type, value: '4200000000000000' })

test.each([
  ['what it paid', { ...transactions.strict, fee: fee('actual') }, '0.00420000 ETH'],
  [
    'what it can cost at most, said as that, in no block',
    { ...pending, fee: fee('maximum') },
    'up to 0.00420000 ETH',
  ],
  [
    'unknown, in no block, where the explorer sends 0',
    { ...pending, fee: { type: 'actual', value: '0' } },
    '–Unknown',
  ],
])('the fee cell of a list shows %s', (_, wire, expected) => {
  const { container } = render(<FeeAmount transaction={v.parse(transactionSchema, wire)} />)
  expect(container.textContent).toBe(expected)
})
