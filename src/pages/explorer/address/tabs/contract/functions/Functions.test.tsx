import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import type { AbiFunction } from '#lib/wire/contractAbi.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { Functions } from './Functions.tsx'

const amount = { name: '', type: 'uint256' }
const wordOf = (number: bigint) => `0x${number.toString(16).padStart(64, '0')}`

function view(name: string, inputs: AbiFunction['inputs'] = []): AbiFunction {
  return { type: 'function', name, stateMutability: 'view', inputs, outputs: [amount] }
}

/** Shows functions; the answer has what was called, request by request. */
async function show(
  functions: readonly AbiFunction[],
  { writes = false, refuses = '', answer = wordOf(42n) } = {},
) {
  await loadTestConfig()
  const requests: string[][] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const calls = [JSON.parse(String(body))].flat() as { id: number; params: [{ data: string }] }[]
    requests.push(calls.map(({ params }) => params[0].data))
    const answers = calls.map(({ id, params }) =>
      params[0].data === refuses
        ? { jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted', data: '0x' } }
        : { jsonrpc: '2.0', id, result: answer },
    )
    return Response.json(answers.length === 1 ? answers[0] : answers)
  })
  renderPart(
    <Functions functions={functions} writes={writes} abi={[...functions]} address={`0x${'11'.repeat(20)}`} />,
  )
  await screen.findByText(`${functions[0]?.name}()`)
  return requests
}

test('the list of view functions says the value of each that needs no arguments, from one request', async () => {
  const requests = await show([view('limit'), view('balanceOf', [amount]), view('rate')])
  await waitFor(() => expect(screen.getAllByText('42')).toHaveLength(2))
  expect(requests.map((calls) => calls.length)).toEqual([2])
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split('(')[0])
  expect(names).toEqual(['limit', 'rate', 'balanceOf'])
})

test.each([
  ['createdAt', 1_795_502_932n, /^24 Nov 2026, 06:48:52/],
  ['averagePriceWad', 32_000_000_000_000n, /^0\.0/],
])('%s() says what its number means, and the number', async (name, number, reading) => {
  await show([view(name)], { answer: wordOf(number) })
  await screen.findByText(reading)
  screen.getByText(String(number))
})

test('a view function that reverts has no value in its list', async () => {
  await show([view('limit'), view('owner')], { refuses: '0x8da5cb5b' })
  await waitFor(() => expect(screen.getAllByText('42')).toHaveLength(1))
  expect(screen.getByText('owner()').closest('summary')?.textContent?.trim()).toBe('owner()')
})

test('functions that write are not called by their list', async () => {
  const requests = await show([{ ...view('harvest'), stateMutability: 'nonpayable' }], { writes: true })
  expect(requests).toEqual([])
})

test('a list of hundreds of view functions reads the first sixty', async () => {
  const requests = await show(Array.from({ length: 300 }, (_, at) => view(`limit${at}`)))
  await waitFor(() => expect(screen.getAllByText('42')).toHaveLength(60))
  expect(requests.flat()).toHaveLength(60)
})

test('a view function that returns an address has a link to it in its list', async () => {
  await show([{ ...view('owner'), outputs: [{ name: '', type: 'address' }] }])
  const link = await screen.findByRole('link')
  expect(link.getAttribute('href')).toBe(`/address/0x${'0'.repeat(38)}2A`)
})

test('the value of an open view function is shown once, in its form', async () => {
  await show([view('limit')])
  await screen.findByText('42')
  fireEvent.click(screen.getByText('limit()'))
  await screen.findByRole('button', { name: 'Read' })
  await waitFor(() => expect(screen.getAllByText('42')).toHaveLength(1))
})

test('a function whose fields are empty says why it cannot be simulated', async () => {
  await show(
    [
      { ...view('harvest'), stateMutability: 'nonpayable' },
      { ...view('store', [amount]), stateMutability: 'nonpayable' },
    ],
    { writes: true },
  )
  fireEvent.click(screen.getByText(/^store\(/))
  await screen.findByText('Fill in every field first.')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '7' } })
  expect(screen.queryByText('Fill in every field first.')).toBeNull()
})
