import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { encodeFunction } from '#domain/abi/contractFunction.ts'
import { alice, bob } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import type { AbiFunction } from '#lib/wire/contractAbi.ts'
import { checksummed, type Hex } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { DecodedCall } from './DecodedCall.tsx'
import { DecodedHere } from './DecodedHere.tsx'

function show(element: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(<QueryClientProvider client={client}>{element}</QueryClientProvider>)
}

test('a small call that decodes to megabytes shows its name, the reason, and its bytes after a click', async () => {
  await serve(() => Response.json({}))
  const word = (value: number) => value.toString(16).padStart(64, '0')
  const offsets = word(780 * 32).repeat(780)
  const call = `0xac9650d8${word(32)}${word(780)}${offsets}${word(24_000)}${'ab'.repeat(24_000)}` as const
  const { container } = show(
    <DecodedHere contract={null} undecoded={{ call }}>
      Unknown function.
    </DecodedHere>,
  )
  expect(screen.getByText('multicall(bytes[] data)')).toBeTruthy()
  expect(container.textContent).toContain(
    'Not decoded: 49,060 bytes of data decode to more than 128,000 bytes.',
  )
  expect(container.textContent).not.toContain('0xac9650d8')
  fireEvent.click(screen.getByRole('button', { name: 'Show as hex' }))
  expect(container.textContent).toContain('0xac9650d8')
  expect(container.textContent?.length).toBeLessThan(3_000)
})

const order = {
  name: 'order',
  type: 'tuple',
  components: [
    { name: 'amount', type: 'uint256' },
    { name: 'note', type: 'string' },
  ],
}
const writes = { type: 'function', stateMutability: 'nonpayable', outputs: [] } as const
const placeItem: AbiFunction = { ...writes, name: 'place', inputs: [order] }
const multicallItem: AbiFunction = {
  ...writes,
  name: 'multicall',
  inputs: [{ name: 'calls', type: 'bytes[]' }],
}
const vaultAbi = [placeItem, multicallItem]
const [addressInput, amountInput] = [
  { name: 'to', type: 'address' },
  { name: 'amount', type: 'uint256' },
]
const place = encodeFunction(placeItem, [{ amount: 5n, note: 'hi' }])

test('the implementation’s source names the fields of a struct; without a source the explorer’s decoding is shown', async () => {
  await serve(({ pathname }) => {
    if (pathname.endsWith(alice))
      return Response.json({ proxy_type: 'eip1167', implementations: [{ address_hash: bob, name: 'Vault' }] })
    return Response.json({ name: 'Vault', is_verified: true, abi: vaultAbi })
  })
  const parameters = [{ name: 'order', type: '(uint256,string)', value: ['5', 'hi'], indexed: false }]
  const told = { methodCall: 'place((uint256,string) order)', methodId: '', parameters }
  show(
    <DecodedHere contract={alice} hasSource undecoded={{ call: place }} told={told}>
      nothing
    </DecodedHere>,
  )
  screen.getByText('[5, hi]')
  await screen.findByText('{ amount: 5, note: hi }', undefined, { timeout: 10_000 })
})

test('the explorer’s decoding stays when the source names other parameters: a proxy ran another implementation then', async () => {
  await serve(() => Response.json({ name: 'Vault', is_verified: true, abi: vaultAbi }))
  const parameters = [{ name: 'request', type: '(uint256,string)', value: ['5', 'hi'], indexed: false }]
  const told = { methodCall: 'place((uint256,string) request)', methodId: '', parameters }
  show(
    <>
      <DecodedHere contract={alice} hasSource undecoded={{ call: place }} told={told}>
        nothing
      </DecodedHere>
      <DecodedHere contract={alice} hasSource undecoded={{ call: place }}>
        not yet
      </DecodedHere>
    </>,
  )
  await screen.findByText('{ amount: 5, note: hi }', undefined, { timeout: 10_000 })
  screen.getByText('[5, hi]')
})

test('the calls of a multicall are decoded with the source of its contract', async () => {
  await serve(() => Response.json({ name: 'Vault', is_verified: true, abi: vaultAbi }))
  const call = encodeFunction(multicallItem, [[place]])
  show(
    <DecodedHere contract={bob} hasSource undecoded={{ call }}>
      nothing
    </DecodedHere>,
  )
  await screen.findByText('A call in the arguments', undefined, { timeout: 10_000 })
  screen.getByText('{ amount: 5, note: hi }')
})

test('the source names the fields of a struct in an error that the explorer decoded', async () => {
  const abi = [{ type: 'error', name: 'TooHeavy', inputs: [order, { name: 'limit', type: 'uint256' }] }]
  await serve(() => Response.json({ name: 'Vault', is_verified: true, abi }))
  const toldError = {
    methodCall: 'TooHeavy((uint256,string) order, uint256 limit)',
    methodId: '59b5f33d',
    parameters: [
      { name: 'order', type: '(uint256,string)', value: ['5', 'hi'], indexed: false },
      { name: 'limit', type: 'uint256', value: '4', indexed: false },
    ],
  }
  show(
    <DecodedHere contract={bob} hasSource undecoded={{ toldError }} told={toldError}>
      nothing
    </DecodedHere>,
  )
  screen.getByText('[5, hi]')
  await screen.findByText('{ amount: 5, note: hi }', undefined, { timeout: 10_000 })
  screen.getByText('TooHeavy((uint256 amount, string note) order, uint256 limit)')
})

test.each([
  [
    'the implementation that this proxy has now',
    { proxy_type: 'eip1967', implementations: [{ address_hash: bob }] },
  ],
  ['this contract', { name: 'Vault', abi: vaultAbi }],
])(
  'a call that the explorer did not decode says that it was decoded with the source of %s',
  async (whose, contract) => {
    await serve(({ pathname }) =>
      Response.json(
        pathname.endsWith(alice) ? contract : { name: 'Vault', is_verified: true, abi: vaultAbi },
      ),
    )
    const { container } = show(
      <DecodedHere contract={alice} hasSource undecoded={{ call: place }}>
        nothing
      </DecodedHere>,
    )
    await vi.waitFor(
      () => expect(container.textContent).toContain(`Decoded with the source of ${whose}.`),
      10_000,
    )
  },
)

test('a call of which the explorer guessed the implementation says so', async () => {
  await serve(() => Response.json({}))
  const told = {
    methodCall: 'place(uint256 amount)',
    methodId: '',
    parameters: [],
    withCurrentImplementation: true,
  }
  const { container } = show(<DecodedCall decoded={told} />)
  expect(container.textContent).toContain('Decoded with the proxy’s implementation of today.')
})

test('an error whose call names the asset, decoded by the explorer, shows its amounts in whole tokens', async () => {
  await serve(({ pathname }) =>
    pathname.includes('/tokens/')
      ? Response.json({
          address_hash: bob,
          name: 'Tide Dollar',
          symbol: 'TUSD',
          decimals: '6',
          type: 'ERC-20',
        })
      : Response.json({}),
  )
  const parameters = [{ name: 'requested', type: 'uint256', value: '3300000000', indexed: false }]
  const told = { methodCall: 'Insufficient(uint256 requested)', methodId: '', parameters }
  const { container } = show(
    <DecodedHere contract={alice} undecoded={{ toldError: told }} told={told} counted={[bob]}>
      nothing
    </DecodedHere>,
  )
  await vi.waitFor(() => expect(container.textContent).toContain('3,300 TUSD'))
})

test('a call of the lending pool, which the site itself names, is decoded without doubt of its ABI', async () => {
  const call = encodeFunction({ ...writes, name: 'approve', inputs: [addressInput, amountInput] }, [bob, 5n])
  await serve(() => Response.json({}), { lendingPool: alice })
  const part = (contract: Hex) => (
    <DecodedHere contract={checksummed(contract)} undecoded={{ call }}>
      Unknown function.
    </DecodedHere>
  )
  renderPart(part(bob))
  await screen.findByText(/ABI of another contract/)
  cleanup()
  renderPart(part(alice))
  await screen.findByText(/approve\(/)
  expect(screen.queryByText(/ABI of another contract/)).toBeNull()
})

const transferWords = `${bob.slice(2).toLowerCase().padStart(64, '0')}${'5'.padStart(64, '0')}`
const odd = 'These bytes are not the standard encoding of these arguments, so the values may be wrong.'

test.each([
  ['exactly its arguments has no warning', transferWords, ''],
  ['two bytes too long', `0000${transferWords}`, `${odd} After whole words of 32 bytes, 2 are left over.`],
  ['a word too long', `${transferWords}${'0'.repeat(64)}`, odd],
  ['with bytes beside an address', `${'f'.repeat(24)}${transferWords.slice(24)}`, odd],
])('a call %s', async (_, words, warning) => {
  await serve(() => Response.json({}))
  renderPart(
    <DecodedHere contract={null} undecoded={{ call: `0xa9059cbb${words}` }}>
      Unknown function.
    </DecodedHere>,
  )
  await screen.findByText(/^transfer\(/)
  expect(document.querySelector('.text-warn')?.textContent ?? '').toBe(warning)
})
