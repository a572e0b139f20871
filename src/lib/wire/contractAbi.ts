import * as v from 'valibot'
import type { Abi, AbiParameter } from 'viem'
import { lenientList } from './shapes.ts'

export type { Abi, AbiFunction } from 'viem'

/*
 * The ABI of a contract as JSON, from a person, a file or a server: every name is an identifier and every type one of
 * Solidity's, so that nothing of it has to be cleaned again. Old ABIs say `constant` and `payable`.
 */

const identifier = v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]{0,79}$/, 'not a name'))
const parameterName = v.fallback(v.union([identifier, v.literal('')]), '')
const parameterType = v.pipe(
  v.string(),
  v.maxLength(60),
  v.regex(
    /^(?:address|bool|string|function|tuple|bytes(?:[1-9]|[12]\d|3[0-2])?|u?int(?:\d{1,3})?|u?fixed(?:\d{1,3}x\d{1,2})?)(?:\[\d{0,6}\])*$/,
    'not a type',
  ),
  v.transform((type) => type.replace(/^(u?int)(?=\[|$)/, '$1256').replace(/^(u?fixed)(?=\[|$)/, '$1128x18')),
)

const deepestTuple = 6
const mostParameters = 100

/** No value fits it. */
const nothing = v.picklist([])

function parameterSchema(depth: number): v.GenericSchema<unknown, AbiParameter> {
  const inner = depth > 0 ? parameterSchema(depth - 1) : nothing
  return v.pipe(
    v.object({
      name: v.optional(parameterName, ''),
      type: parameterType,
      indexed: v.optional(v.boolean()),
      components: v.optional(v.pipe(v.array(inner), v.maxLength(mostParameters))),
    }),
    v.check(({ type, components }) => type.startsWith('tuple') === (components !== undefined), 'not a tuple'),
  )
}

const parameters = v.optional(v.pipe(v.array(parameterSchema(deepestTuple)), v.maxLength(mostParameters)), [])
const mutability = v.picklist(['pure', 'view', 'nonpayable', 'payable'])

const itemSchema: v.GenericSchema<unknown, Abi[number]> = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((wire) => ({
    type: 'function',
    ...wire,
    stateMutability: wire.stateMutability ?? oldMutability(wire),
  })),
  v.union([
    v.object({
      type: v.literal('function'),
      name: identifier,
      stateMutability: mutability,
      inputs: parameters,
      outputs: parameters,
    }),
    v.object({
      type: v.literal('event'),
      name: identifier,
      inputs: parameters,
      anonymous: v.optional(v.boolean(), false),
    }),
    v.object({ type: v.literal('error'), name: identifier, inputs: parameters }),
    v.object({
      type: v.literal('constructor'),
      stateMutability: v.picklist(['nonpayable', 'payable']),
      inputs: parameters,
    }),
    v.object({ type: v.literal('fallback'), stateMutability: v.picklist(['nonpayable', 'payable']) }),
    v.object({ type: v.literal('receive'), stateMutability: v.literal('payable') }),
  ]),
)

const mostItems = 1_000

/** The items of an ABI that can be read, with the number of those that cannot. More than 1,000 are cut off. */
export const abiSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((items) => items.slice(0, mostItems)),
  lenientList(itemSchema),
)

function oldMutability({ constant, payable }: Record<string, unknown>) {
  if (constant === true) return 'view'
  return payable === true ? 'payable' : 'nonpayable'
}
