import type { Abi, Hex } from 'viem'
import { runCompiler } from '#network/contracts/compile.ts'
import type { ForeignContract } from '#network/testing/foreign/foreignContracts.ts'

/** A contract with a struct in a function, an event and an error of its own, which also fails inside a call. */
const source = (name: string, mark: number) => `
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;
contract ${name} {
    struct Parcel { string label; uint256 grams; }
    error TooHeavy(Parcel parcel, uint256 limit);
    event Stored(address indexed keeper, Parcel parcel);
    uint256 public immutable limit;
    uint256 public constant mark = ${mark};
    mapping(address keeper => uint256 grams) public held;
    constructor(uint256 limit_) { limit = limit_; }
    function store(Parcel calldata parcel) public {
        if (parcel.grams > limit) revert TooHeavy(parcel, limit);
        held[msg.sender] += parcel.grams;
        emit Stored(msg.sender, parcel);
    }
    function tryStore(Parcel calldata parcel) external { try this.store(parcel) {} catch {} }
}`

export type Crate = ForeignContract & { abi: Abi }

/** Compiles one such contract for each name; their codes differ. */
export function compileCrates<Name extends string>(names: readonly Name[]): Record<Name, Crate> {
  const sources = Object.fromEntries(
    names.map((name, mark) => [`${name}.sol`, { content: source(name, mark) }]),
  )
  const outputSelection = { '*': { '*': ['abi', 'evm.bytecode', 'evm.deployedBytecode'] } }
  const settings = { evmVersion: 'berlin', outputSelection }
  const input = JSON.stringify({ language: 'Solidity', sources, settings })
  const output = runCompiler(input, () => ({ error: 'nothing is imported' }))
  return Object.fromEntries(names.map((name) => [name, output.contracts[`${name}.sol`][name]])) as Record<
    Name,
    Crate
  >
}

/** The contract as Truffle writes it to `build/contracts/`. */
export function truffleArtifact(contractName: string, { abi, evm }: Crate): object {
  const code = (object: string): Hex => `0x${object}`
  return {
    contractName,
    abi,
    bytecode: code(evm.bytecode.object),
    deployedBytecode: code(evm.deployedBytecode.object),
    immutableReferences: evm.deployedBytecode.immutableReferences,
    sourcePath: `/project/contracts/${contractName}.sol`,
    schemaVersion: '3.4.16',
  }
}
