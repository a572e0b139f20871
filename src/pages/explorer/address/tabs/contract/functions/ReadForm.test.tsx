// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import type { AbiFunction } from '#lib/wire/contractAbi.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { ReadForm } from './ReadForm.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const amount = { name: '', type: 'uint256' }

test.each([
  ['without arguments is called when it is opened', [], 1],
  ['with an argument waits for it', [{ name: 'owner', type: 'address' }], 0],
])('a view function %s', async (_, inputs, calls) => {
  await loadTestConfig()
  vi.stubGlobal('scrollTo', () => undefined)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const { id, method } = JSON.parse(String(body))
    asked.push(method)
    return Response.json({ jsonrpc: '2.0', id, result: `0x${'2a'.padStart(64, '0')}` })
  })
  const called: AbiFunction = {
    type: 'function',
    name: 'limit',
    stateMutability: 'view',
    inputs,
    outputs: [amount],
  }
  renderPart(<ReadForm called={called} abi={[called]} address={`0x${'11'.repeat(20)}`} />)
  await screen.findByRole('button', { name: 'Read' })
  if (calls > 0) await screen.findByText('42')
  expect(asked.filter((method) => method === 'eth_call')).toHaveLength(calls)
})
