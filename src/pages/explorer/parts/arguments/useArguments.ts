import { useState } from 'react'
import { encodeFunction } from '#domain/abi/contractFunction.ts'
import { readArgument } from '#domain/abi/readArgument.ts'
import type { AbiFunction } from '#lib/wire/contractAbi.ts'
import type { Hex } from '#lib/wire/shapes.ts'

/** The typed arguments of a function, the problem of each, and the calldata when there is none. */
export function useArguments(called: AbiFunction) {
  const [typed, setTyped] = useState<readonly string[]>(() => called.inputs.map(() => ''))
  const readings = called.inputs.map((input, index) => readArgument(input, typed[index] ?? ''))
  const values = readings.flatMap((reading) => (reading.problem === undefined ? [reading.value] : []))
  return {
    typed,
    problems: readings.map(({ problem }) => problem),
    data: values.length === readings.length ? encoded(called, values) : null,
    edit: (index: number, text: string) =>
      setTyped(typed.map((before, at) => (at === index ? text : before))),
  }
}

function encoded(called: AbiFunction, values: Parameters<typeof encodeFunction>[1]): Hex | null {
  try {
    return encodeFunction(called, values)
  } catch {
    return null
  }
}
