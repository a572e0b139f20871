import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { request, sentRecord } from '#domain/testing/sampleRecord.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { SignCall, type SignedCall } from './SignCall.tsx'

beforeEach(async () => {
  await loadTestConfig()
  vi.stubGlobal('fetch', async () => Response.json({ error: { code: -32601, message: 'No such method.' } }))
})

const call = { to: request.to, data: request.data }
const untouched: SignedCall = {
  record: null,
  busy: false,
  confirmed: null,
  unresolved: null,
  forget: () => undefined,
  send: () => 'one',
}
// Without a hash, so that the step needs no router for a link.
const confirmed = { ...sentRecord(), hash: null, status: { name: 'confirmed', block: 12 } } as never

/** The form of a call under one title, then, after its button was clicked, in another state. */
async function showThen(title: string, next: { state: SignedCall; title: string; hasCall: boolean }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const form = (state: SignedCall, words: string, isCall: boolean) => (
    <QueryClientProvider client={client}>
      <SignCall
        user={request.from}
        chains={{ wallet: 31_337, node: 31_337 }}
        state={state}
        call={isCall ? call : null}
        about={request}
        title={words}
        waiting="No unclaimed fees"
      />
    </QueryClientProvider>
  )
  const { rerender } = render(form(untouched, title, true))
  fireEvent.click(await screen.findByRole('button', { name: title }))
  rerender(form(next.state, next.title, next.hasCall))
  return screen.getByRole('listitem').textContent
}

test('a signed call keeps its name where the next one would be called otherwise, and no fee of it is left to pay', async () => {
  const state = { ...untouched, record: confirmed, confirmed }
  const step = await showThen('Claim the fees', { state, title: 'Burn the fees', hasCall: false })
  expect(step).toMatch(/^Claim the fees/)
  expect(screen.queryByText('Network fee ≈')).toBeNull()
})

test('the step of a next call has the name of that call', async () => {
  const state = { ...untouched, record: confirmed, confirmed }
  const step = await showThen('Change to Burn', { state, title: 'Change to Airdrop', hasCall: true })
  expect(step).toMatch(/^Change to Airdrop/)
})

test('a call that is under way keeps the fee that was estimated before it', async () => {
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) =>
    body
      ? answerCalls(String(body), ({ method }) => ({
          result: method === 'eth_estimateGas' ? '0x186a0' : '0x3b9aca00',
        }))
      : Response.json({}),
  )
  const record = { ...sentRecord(), hash: null, status: { name: 'signing' } } as never
  const state = { ...untouched, record, busy: true }
  await showThen('Create TIDE', { state, title: 'Create TIDE', hasCall: true })
  expect(screen.getByText('Network fee ≈').parentElement?.textContent).toMatch(/≈0\.0001\d* ETH$/)
})
