import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { request } from '#domain/testing/sampleRecord.ts'
import { newRecord } from '#domain/transactions/state/transactionMachine.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { transactionStore } from '#interfaces/transactions/transactionStore.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { FillingLine } from './FillingLine.tsx'

beforeEach(async () => {
  await loadTestConfig()
  for (const { id } of transactionStore.all()) transactionStore.forget(id)
})

const mint = { ...newRecord({ ...request, kind: 'mint', amount: '10000000000' }, 'one') }

/** Shows the line of an account with this balance in wei. */
function show(wei: string, only?: typeof request.from) {
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) =>
    answerCalls(String(body), () => ({ result: wei })),
  )
  renderPart(<FillingLine user={request.from} only={only} />)
}

test('a wallet that is being filled says with what, and once it is confirmed what is ready', async () => {
  transactionStore.put({ ...mint, status: { name: 'signing', slow: false } })
  show('0x8ac7230489e80000')
  await screen.findByText('Getting 10,000 TUSD…')
  act(() => transactionStore.put({ ...mint, status: { name: 'confirmed', block: 9 } }))
  await screen.findByText('You got 10,000 TUSD. You have 10 ETH for fees.')
})

test('a mint that failed and a balance of zero are not called ready', async () => {
  transactionStore.put({ ...mint, status: { name: 'refused', reason: 'No.' } })
  show('0x0')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByText(/ready|Getting/)).toBeNull()
})

test('a line of one token says nothing of another one', async () => {
  transactionStore.put({ ...mint, status: { name: 'signing', slow: false } })
  show('0x8ac7230489e80000', request.from)
  await screen.findByText('You have 10 ETH for fees.')
})

test('the line names its mints, so that no message repeats them', async () => {
  transactionStore.put({ ...mint, status: { name: 'confirmed', block: 9 } })
  show('0x8ac7230489e80000')
  expect((await screen.findByText(/^You got/)).dataset.transaction).toBe('one')
})
