import { encodeFunctionData, erc20Abi, maxUint256, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import type { Displayed } from './displayed.ts'
import type { WalletRequest } from './requests.ts'
import { SigningCheck } from './signingCheck.ts'
import type { World } from './world.ts'

const person = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const pool = `0x${'cc'.repeat(20)}` as const
const router = `0x${'ff'.repeat(20)}` as const
const market = `0x${'ee'.repeat(20)}` as const
const dollar = `0x${'dd'.repeat(20)}` as const
const coin = `0x${'aa'.repeat(20)}` as const
const marketDollar = `0x${'bb'.repeat(20)}` as const

const world: World = {
  ...{ chainId: 31_337, pool, router, markets: [{ pool: market, token: coin }], now: 1_900_000_000 },
  tokens: [
    { address: dollar, symbol: 'TUSD', decimals: 6 },
    { address: coin, symbol: 'TIDE', decimals: 18 },
    { address: marketDollar, symbol: 'HUSD', decimals: 18 },
  ],
}

const functions = parseAbi([
  'function deposit(address asset, uint256 amount)',
  'function repay(address asset, uint256 amount)',
  'function swapExactStableForTokens(uint256 amountIn, uint256 amountOutMin, address stablecoin, address tokenOut, address to, uint256 deadline)',
  'function mint(address to, uint256 amount)',
])

type Call = { to: string; data: string; value?: string }
type Change = Partial<{ from: string; chainId: string; value: string }>

function sent({ to, data }: Call, change: Change = {}): WalletRequest {
  const transaction = { from: person, to, data, value: '0x0', chainId: '0x7a69', ...change }
  return { method: 'eth_sendTransaction', params: [transaction] }
}

function deposit(units: bigint, asset: `0x${string}` = dollar): Call {
  return {
    to: pool,
    data: encodeFunctionData({ abi: functions, functionName: 'deposit', args: [asset, units] }),
  }
}

function approve(units: bigint, spender: `0x${string}` = pool): Call {
  return {
    to: dollar,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, units] }),
  }
}

function buy(paid: bigint, least: bigint, to: `0x${string}`, seconds: number): Call {
  const args = [paid, least, dollar, coin, to, BigInt(world.now + seconds)] as const
  const functionName = 'swapExactStableForTokens'
  return { to: router, data: encodeFunctionData({ abi: functions, functionName, args }) }
}

/** A dialog with this button, whose steps agree with the button. */
function displayed(button: string, change: Partial<Displayed> = {}): Displayed {
  return { button, path: '/lending', account: person, lines: [button], figures: {}, fields: [], ...change }
}

const change = (before: string, after: string) => ({ 'In your wallet': [before + after, before, after] })
const depositing = displayed('Deposit 12.5 TUSD', { figures: change('100 TUSD', '87.5 TUSD') })
const approving = displayed('Approve 12.5 TUSD', {
  lines: ['Approve 12.5 TUSD', 'Allows the pool to take exactly this amount', 'Deposit 12.5 TUSD'],
})
const buying = displayed('Buy TIDE for 25 TUSD', {
  lines: ['Buy TIDE for 25 TUSD', 'One signature, valid for 20 minutes'],
  path: `/markets/${market}`,
  figures: { 'Minimum received': ['2.5 TIDE', '2.500000000000000001 TIDE'] },
})
/** A purchase whose button says `shown`, as its step does with every digit on hover. */
const cutPurchase = (shown: string, step = shown) =>
  displayed(`Buy TIDE for ${shown} TUSD`, {
    ...buying,
    button: `Buy TIDE for ${shown} TUSD`,
    lines: [
      'Buy TIDE for 25.123456 TUSD',
      `Buy TIDE for ${step} TUSD`,
      'One signature, valid for 20 minutes',
    ],
  })

function heard(words: Displayed | null, ...requests: readonly WalletRequest[]): string[] {
  const signingCheck = new SigningCheck()
  if (words) signingCheck.see(words)
  for (const request of requests) signingCheck.hear(request, person)
  return signingCheck.differences(world)
}

test.each<[string, Displayed, WalletRequest]>([
  ['a deposit', depositing, sent(deposit(12_500_000n))],
  ['an approval', approving, sent(approve(12_500_000n))],
  ['a purchase', buying, sent(buy(25_000_000n, 2_500_000_000_000_000_001n, person, 1_200))],
  [
    'a purchase whose amount is cut',
    cutPurchase('25.1234'),
    sent(buy(25_123_456n, 2_500_000_000_000_000_001n, person, 1_200)),
  ],
  [
    'a repayment of everything',
    displayed('Repay 40 TUSD', { lines: ['Repay all (40 TUSD)'] }),
    sent({
      to: pool,
      data: encodeFunctionData({ abi: functions, functionName: 'repay', args: [dollar, maxUint256] }),
    }),
  ],
  [
    'test tokens',
    displayed('Get 1,000 TUSD'),
    sent({
      to: dollar,
      data: encodeFunctionData({ abi: functions, functionName: 'mint', args: [person, 1_000_000_000n] }),
    }),
  ],
  [
    'the tokens of a first visit',
    displayed('Try with free test tokens'),
    sent({
      to: marketDollar,
      data: encodeFunctionData({
        abi: functions,
        functionName: 'mint',
        args: [person, 10_000n * 10n ** 18n],
      }),
    }),
  ],
])('%s requested as displayed is no difference', (_, words, request) => {
  expect(heard(words, request)).toEqual([])
})

test.each<[string, Displayed | null, WalletRequest, RegExp]>([
  ['another amount', depositing, sent(deposit(12_500_001n)), /argument 2 of deposit is 12500001/],
  ['another asset', depositing, sent(deposit(12_500_000n, coin)), /argument 1 of deposit/],
  ['another unit', displayed('Deposit 12.5 TIDE'), sent(deposit(12_500_000n, coin)), /argument 2/],
  ['everything', depositing, sent(deposit(maxUint256)), /argument 2/],
  ['another spender', approving, sent(approve(12_500_000n, other)), /argument 1 of approve/],
  ['an approval without end', approving, sent(approve(maxUint256)), /argument 2 of approve/],
  ['an approval that is called a deposit', depositing, sent(approve(12_500_000n)), /the function is approve/],
  ['another chain', depositing, sent(deposit(12_500_000n), { chainId: '0x1' }), /the chain is 1 /],
  ['another account', depositing, sent(deposit(12_500_000n), { from: other }), /the account is/],
  ['coins with it', depositing, sent(deposit(12_500_000n), { value: '0x1' }), /the coins with it is 1/],
  ['another contract', depositing, sent({ ...deposit(1n), to: other }), /Nobody named a contract/],
  ['an unknown function', depositing, sent({ to: pool, data: '0x12345678' }), /has no function/],
  ['data after its arguments', depositing, sent({ to: pool, data: `${deposit(1n).data}00` }), /more data/],
  [
    'a purchase for somebody else',
    buying,
    sent(buy(25_000_000n, 2_500_000_000_000_000_001n, other, 1_200)),
    /argument 5/,
  ],
  [
    'a lower minimum',
    buying,
    sent(buy(25_000_000n, 2_500_000_000_000_000_000n, person, 1_200)),
    /argument 2 of swapExactStableForTokens/,
  ],
  [
    'a purchase for ever',
    buying,
    sent(buy(25_000_000n, 2_500_000_000_000_000_001n, person, 90_000)),
    /may wait/,
  ],
  [
    'less than the digits on hover',
    cutPurchase('25.1234'),
    sent(buy(25_123_400n, 2_500_000_000_000_000_001n, person, 1_200)),
    /argument 1 of swapExactStableForTokens/,
  ],
  [
    'a step that is rounded up',
    cutPurchase('25.1234', '25.1235'),
    sent(buy(25_123_456n, 2_500_000_000_000_000_001n, person, 1_200)),
    /The button says 25.1235 TUSD, the step 25.123456 TUSD/,
  ],
  ['what no button requested for', null, sent(deposit(12_500_000n)), /no button that says so/],
  ['what a button does not say', displayed('Done'), sent(deposit(12_500_000n)), /no button that says so/],
  ['free words', depositing, { method: 'personal_sign', params: ['0x00', person] }, /No decoder knows/],
])('%s is reported as a difference', (_, words, request, sentence) => {
  expect(heard(words, request)).toContainEqual(expect.stringMatching(sentence))
})

test('a change of the wallet that is not the amount is a difference', () => {
  const words = { ...depositing, figures: change('100 TUSD', '87.49 TUSD') }
  expect(heard(words, sent(deposit(12_500_000n)))).toEqual([
    expect.stringMatching(/said to change by -12510000/),
  ])
})

test('a second request for one click is a difference', () => {
  const request = sent(deposit(12_500_000n))
  expect(heard(depositing, request, request)).toEqual([expect.stringMatching(/no button that says so/)])
})

test('the mints of a first visit are two requests, in this order, and no third', () => {
  const gift = (to: string, units: bigint) =>
    sent({ to, data: encodeFunctionData({ abi: functions, functionName: 'mint', args: [person, units] }) })
  const [first, second] = [gift(marketDollar, 10_000n * 10n ** 18n), gift(dollar, 10_000_000_000n)]
  const words = displayed('Try with free test tokens')
  expect(heard(words, first, second)).toEqual([])
  expect(heard(words, second, first)).not.toEqual([])
  expect(heard(words, first, second, second)).toEqual([expect.stringMatching(/no button that says so/)])
})

test('a bundled request must state spender, amount, and whether one call may happen alone', () => {
  const words = displayed('Approve and deposit 12.5 TUSD', {
    lines: [
      ...[
        'Approve 12.5 TUSD',
        'Allows the pool to take exactly this amount',
        'Asked for together with the approval',
      ],
      ...['Deposit 12.5 TUSD', 'Your wallet is asked once. Both happen, or neither.'],
    ],
  })
  const bundle = (atomicRequired: boolean, ...calls: Call[]) => ({
    method: 'wallet_sendCalls',
    params: [{ from: person, chainId: '0x7a69', atomicRequired, calls }],
  })
  expect(heard(words, bundle(true, approve(12_500_000n), deposit(12_500_000n)))).toEqual([])
  expect(heard(words, bundle(false, approve(12_500_000n), deposit(12_500_000n)))).toHaveLength(1)
  expect(heard(words, bundle(true, approve(12_500_001n), deposit(12_500_000n)))).toHaveLength(1)
  expect(heard(words, bundle(true, deposit(12_500_000n)))).toHaveLength(1)
})

test('an approval with its action are two requests, in this order, and no third', () => {
  const words = displayed('Approve and deposit 12.5 TUSD', {
    lines: ['Approve 12.5 TUSD', 'Allows the pool to take exactly this amount', 'Deposit 12.5 TUSD'],
  })
  const [first, second] = [sent(approve(12_500_000n)), sent(deposit(12_500_000n))]
  expect(heard(words, first, second)).toEqual([])
  expect(heard(words, second, first)).not.toEqual([])
  expect(heard(words, sent(approve(12_500_001n)), second)).toHaveLength(1)
  expect(heard(words, first, second, second)).toEqual([expect.stringMatching(/no button that says so/)])
})

test('a purchase that follows its approval may have a higher minimum than was displayed, and no lower one', () => {
  const words = displayed('Approve and buy TIDE for 25 TUSD', {
    ...buying,
    button: 'Approve and buy TIDE for 25 TUSD',
    lines: ['Approve 25 TUSD', 'Allows the router to take exactly this amount', ...buying.lines],
  })
  const first = sent(approve(25_000_000n, router))
  const second = (least: bigint) => sent(buy(25_000_000n, least, person, 1_200))
  expect(heard(words, first, second(2_500_000_000_000_000_001n))).toEqual([])
  expect(heard(words, first, second(2_600_000_000_000_000_000n))).toEqual([])
  expect(heard(words, first, second(2_500_000_000_000_000_000n))).toHaveLength(1)
})

test('a permit must have the spender, amount, token and deadline of its displayed terms', () => {
  const words = displayed('Sign permission for 12.5 TUSD', {
    figures: {
      Spender: ['Lending pool', pool],
      Amount: ['12.5 TUSD'],
      Token: ['Dollar', dollar],
      Valid: ['30 minutes, once, on network 31337'],
    },
  })
  const types = {
    EIP712Domain: [{ name: 'name', type: 'string' }],
    Permit: ['address owner', 'address spender', 'uint256 value', 'uint256 nonce', 'uint256 deadline'].map(
      (each) => ({ type: each.split(' ')[0], name: each.split(' ')[1] }),
    ),
  }
  const terms = {
    owner: person,
    spender: pool,
    value: '12500000',
    nonce: '7',
    deadline: String(world.now + 1_800),
  }
  const permission = (changed: Partial<typeof terms> = {}, verifyingContract: string = dollar) => ({
    method: 'eth_signTypedData_v4',
    params: [
      person,
      JSON.stringify({
        types,
        primaryType: 'Permit',
        domain: { name: 'Dollar', chainId: 31_337, verifyingContract },
        message: { ...terms, ...changed },
      }),
    ],
  })
  expect(heard(words, permission())).toEqual([])
  expect(heard(words, permission({ spender: other }))).toHaveLength(1)
  expect(heard(words, permission({ value: '12500001' }))).toHaveLength(1)
  expect(heard(words, permission({ owner: other }))).toHaveLength(1)
  expect(heard(words, permission({ deadline: String(world.now + 86_400) }))).toHaveLength(1)
  expect(heard(words, permission({}, coin))).toHaveLength(1)
})
