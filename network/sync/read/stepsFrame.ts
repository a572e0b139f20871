import { type Address, getContractAddress, type Hex, numberToHex } from 'viem'
import type { WireFrame } from '#network/decode/wire.ts'

/** One instruction in an answer of `debug_traceTransaction` without a tracer. Some nodes leave out each `0x`. */
export type Step = {
  depth: number
  gas: number
  gasCost: number
  op: string
  stack: string[]
  memory?: string[]
}

/** A call during the walk over the steps. The address of a creation is unknown until it ends. */
type Open = {
  frame: WireFrame
  self: { address: Address | null }
  calls: Open[]
  value: bigint
  step: Step | null
}

/** The number of stack words before the offset and length of the input, by instruction. */
const sending: Record<string, number> = { CALL: 3, CALLCODE: 3, DELEGATECALL: 2, STATICCALL: 2 }
/** The gas of a call to a warm account, as every precompiled contract is. */
const warmCall = 100
const costOfCodeByte = 200

/**
 * The tree of calls that the steps of a transaction made, in the shape of Geth's `callTracer`, for a node that has no
 * tracer (Hardhat). `outermost` is the transaction's own call. No step says how many coins a contract sends that destroys
 * itself: such a frame has no value until `tellDestroyedCoins` finds it. Null where the address of a failed creation,
 * which calls others, is in no step.
 */
export function frameOfSteps(outermost: WireFrame, steps: Step[]): WireFrame | null {
  const top = open({ ...outermost }, { address: outermost.to ?? null }, BigInt(outermost.value ?? 0))
  const path = [top]
  for (const [index, step] of steps.entries()) {
    const current = path.at(-1)
    if (!current) return null
    current.step ??= step
    const next = steps[index + 1]
    if (step.op === 'SELFDESTRUCT' && isDone(step, next, outermost))
      current.calls.push(destroy(step, current))
    readAddress(current, step, next)
    follow(path, current, step, next)
  }
  const last = steps.at(-1)
  if (outermost.error && last) top.frame.error = errorOf(last)
  return finish(top)
}

/** A constructor reads the address that the failed creation would have had, and those that it calls read it as well. */
function readAddress({ frame, self }: Open, { op, depth }: Step, next: Step | undefined): void {
  if (next?.depth !== depth) return
  if (op === 'ADDRESS') self.address ??= addressOf(resultOf(next))
  const caller = frame.from as Address | Open['self']
  if (op === 'CALLER' && frame.type !== 'DELEGATECALL' && typeof caller !== 'string')
    caller.address ??= addressOf(resultOf(next))
}

/** Opens the call that an instruction begins, and ends the one that ends with it. `next` is the instruction after it. */
function follow(path: Open[], current: Open, step: Step, next: Step | undefined): void {
  const child = openCall(step, current)
  if (child) current.calls.push(child)
  if (!next) return
  if (child && next.depth > step.depth) {
    child.frame.gas = quantity(next.gas)
    path.push(child)
  } else if (child) endUnentered(child, step, next)
  else if (next.depth < step.depth) {
    endEntered(current, step, next)
    path.pop()
  }
}

/** Whether the instruction that ended a call did not fail: its caller has the result, or there is none. */
function isDone(step: Step, next: Step | undefined, outermost: WireFrame): boolean {
  return next ? next.depth < step.depth && resultOf(next) !== 0n : !outermost.error
}

function destroy({ stack }: Step, { self }: Open): Open {
  const to = addressOf(resultOf({ stack }))
  const from = self as unknown as Address
  return open({ type: 'SELFDESTRUCT', from, to, gas: '0x0', gasUsed: '0x0', input: '0x' }, self, 0n)
}

function open(frame: WireFrame, self: Open['self'], value: bigint): Open {
  return { frame, self, value, calls: [], step: null }
}

/** The call or creation that an instruction begins. Undefined for any other instruction. */
function openCall(step: Step, { self, value }: Open): Open | undefined {
  const { op } = step
  const word = (fromTop: number) => BigInt(`0x${step.stack.at(-1 - fromTop)?.replace(/^0x/, '') || '0'}`)
  const from = self as unknown as Address
  if (op === 'CREATE' || op === 'CREATE2') {
    const input = memoryOf(step, word(1), word(2))
    const frame = { type: op, from, value: quantity(word(0)), gas: '0x0', gasUsed: '0x0', input } as const
    const address = op === 'CREATE2' && self.address ? saltedAddress(self.address, input, word(3)) : null
    return open(frame, { address }, word(0))
  }
  const before = sending[op]
  if (before === undefined) return undefined
  const to = addressOf(word(1))
  const sent = before === 3 ? word(2) : op === 'DELEGATECALL' ? value : 0n
  const input = memoryOf(step, word(before), word(before + 1))
  const gas = word(0) < BigInt(step.gas) ? word(0) : BigInt(step.gas)
  const frame: WireFrame = {
    type: op,
    from,
    to,
    value: quantity(sent),
    gas: quantity(gas),
    gasUsed: '0x0',
    input,
  }
  const keepsSelf = op === 'DELEGATECALL' || op === 'CALLCODE'
  return open(frame, keepsSelf ? self : { address: to }, sent)
}

/** The address of a contract that CREATE2 makes, also when that fails. */
function saltedAddress(from: Address, bytecode: Hex, salt: bigint): Address {
  const of = { from, bytecode, salt: numberToHex(salt, { size: 32 }) }
  return getContractAddress({ opcode: 'CREATE2', ...of }).toLowerCase() as Address
}

/** A call of an account without code, of a precompiled contract, or one that could not begin. */
function endUnentered(child: Open, step: Step, next: Step): void {
  const { frame } = child
  const result = resultOf(next)
  tellCreated(child, result)
  if (result === 0n) frame.error = 'insufficient balance for transfer'
  else if (isPrecompiled(frame.to)) frame.gasUsed = quantity(Math.max(0, step.gas - next.gas - warmCall))
}

/** `last` is the last instruction of the call, `next` the one after it in the caller. */
function endEntered(call: Open, last: Step, next: Step): void {
  const { frame, step } = call
  const isCreation = frame.type.startsWith('CREATE')
  const result = resultOf(next)
  tellCreated(call, result)
  const returned = outputOf(last)
  const given = step?.gas ?? 0
  const deposit = isCreation ? costOfCodeByte * (returned.length / 2 - 1) : 0
  const isHalted = result === 0n && last.op !== 'REVERT'
  frame.gasUsed = quantity(isHalted ? given : Math.min(given, given - last.gas + endCost(last) + deposit))
  if (result === 0n) frame.error = errorOf(last)
  if (!isHalted && !(isCreation && result !== 0n)) frame.output = returned
}

/** Records the address of a created contract, which a creation leaves on the stack of its caller. */
function tellCreated({ frame, self }: Open, result: bigint): void {
  if (!frame.type.startsWith('CREATE') || result === 0n) return
  self.address = addressOf(result)
  frame.to = self.address
}

/** The gas of the instruction that ends a call: only memory that it uses for the first time. */
function endCost({ gasCost, gas }: Step): number {
  return gasCost <= gas ? gasCost : 0
}

function errorOf({ op, gas, gasCost }: Step): string {
  if (op === 'REVERT') return 'execution reverted'
  return gasCost > gas ? 'out of gas' : op === 'INVALID' ? 'invalid opcode: INVALID' : 'execution failed'
}

/** Fills in addresses that became known, and nests the calls. */
function finish({ frame, calls }: Open): WireFrame | null {
  const from = frame.from as Address | Open['self']
  const sender = typeof from === 'string' ? from : from.address
  const inner = calls.map(finish)
  if (!sender || inner.includes(null)) return null
  return { ...frame, from: sender, ...(calls.length > 0 && { calls: inner as WireFrame[] }) }
}

/** The result of a call on the stack: 0 when it failed. */
function resultOf({ stack }: Pick<Step, 'stack'>): bigint {
  return BigInt(`0x${stack.at(-1)?.replace(/^0x/, '') || '0'}`)
}

function outputOf(step: Step): Hex {
  if (step.op !== 'RETURN' && step.op !== 'REVERT') return '0x'
  const word = (fromTop: number) => BigInt(`0x${step.stack.at(-1 - fromTop)?.replace(/^0x/, '') || '0'}`)
  return memoryOf(step, word(0), word(1))
}

/** Bytes of the memory; unwritten ones are zero. */
function memoryOf({ memory = [] }: Step, start: bigint, length: bigint): Hex {
  if (length === 0n) return '0x'
  const digits = memory.map((word) => word.replace(/^0x/, '')).join('')
  const from = Number(start) * 2
  const to = from + Number(length) * 2
  return `0x${digits.slice(from, to).padEnd(to - from, '0')}`
}

function isPrecompiled(to: Address | undefined): boolean {
  return to !== undefined && BigInt(to) > 0n && BigInt(to) < 0x20n
}

function addressOf(word: bigint): Address {
  return `0x${word.toString(16).padStart(40, '0').slice(-40)}`
}

function quantity(number: number | bigint): Hex {
  return `0x${number.toString(16)}`
}
