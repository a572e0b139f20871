import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import type { AbiFunction } from '#lib/wire/contractAbi.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { ReadForm } from './ReadForm.tsx'

const amount = { name: '', type: 'uint256' }

/** Reads a function without arguments that returns these bytes. `list` gives the names and types of its values. */
async function read(outputs: AbiFunction['outputs'], result: string) {
  await loadTestConfig()
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const calls = [JSON.parse(String(body))].flat()
    const answers = calls.map(({ id }: { id: number }) => ({ jsonrpc: '2.0', id, result }))
    return Response.json(String(body).startsWith('[') ? answers : answers[0])
  })
  const called: AbiFunction = { type: 'function', name: 'all', stateMutability: 'view', inputs: [], outputs }
  const { container } = renderPart(
    <ReadForm called={called} abi={[called]} address={`0x${'11'.repeat(20)}`} />,
  )
  await waitFor(() => expect(container.querySelector('dl')).toBeTruthy())
  return { list: () => [...container.querySelectorAll('dt')].map(({ textContent }) => textContent ?? '') }
}

test('fields of tuples have their names and lines of their own, and addresses are links', async () => {
  const reserve = {
    name: '',
    type: 'tuple[]',
    components: [
      { name: 'asset', type: 'address' },
      { name: 'caps', type: 'tuple', components: [amount, { name: 'borrow', type: 'uint256[]' }] },
    ],
  }
  const asset = `0x${'ab'.repeat(20)}`
  // The list at 32: one item at 32, the address, its tuple at 64: 7, then at 64 two numbers.
  const words = ['20', '1', '20', asset.slice(2), '40', '7', '40', '2', '1', '2']
  const data = `0x${words.map((word) => word.padStart(64, '0')).join('')}`
  const { list } = await read([reserve], data)
  expect(list().map((row) => row.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'tuple[]',
    '[0] tuple',
    'asset address',
    'caps tuple',
    'uint256',
    'borrow uint256[]',
  ])
  expect(screen.getByRole('link').getAttribute('href')?.toLowerCase()).toBe(`/address/${asset}`)
  expect(screen.getByText('7')).toBeTruthy()
  expect(screen.getByText('[1, 2]')).toBeTruthy()
})

test.each([
  ['without arguments is called when it is opened', [], 1],
  ['with an argument waits for it', [{ name: 'owner', type: 'address' }], 0],
])('a view function %s', async (_, inputs, calls) => {
  await loadTestConfig()
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

test('each address of a list is a link on its own line', async () => {
  const words = ['20', '2', 'a1'.repeat(20), 'b2'.repeat(20)]
  const data = `0x${words.map((word) => word.padStart(64, '0')).join('')}`
  const { list } = await read([{ name: 'keepers', type: 'address[]' }], data)
  expect(list()).toEqual(['keepers address[]', '[0] address', '[1] address'])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href')?.toLowerCase())).toEqual(
    words.slice(2).map((digits) => `/address/0x${digits}`),
  )
})
