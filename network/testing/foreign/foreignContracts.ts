import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Abi, Hex } from 'viem'
import { compiledFolder, readImport, runCompiler } from '#network/contracts/compile.ts'

/** The compiler's output for a contract that is not of this project. */
export type ForeignContract = {
  abi: Abi
  evm: {
    bytecode: { object: string; linkReferences: object }
    deployedBytecode: { object: string; immutableReferences: object; linkReferences: object }
  }
}

type Foreign = 'Shell' | 'VestingWallet' | 'ERC1967Proxy'

/** The token that OpenZeppelin's wizard writes, with a number that is set at its deployment. */
const shell = `
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
contract Shell is ERC20, Ownable {
    uint256 public immutable maximum;
    error TooMany(uint256 wanted, uint256 maximum);
    event Polished(address indexed by, string how);
    constructor(uint256 maximum_) ERC20("Shell", "SHL") Ownable(msg.sender) { maximum = maximum_; }
    function mint(address to, uint256 amount) external onlyOwner {
        if (totalSupply() + amount > maximum) revert TooMany(amount, maximum);
        _mint(to, amount);
    }
    function polish(string calldata how) external { emit Polished(msg.sender, how); }
    function pay(address payable to) external payable { to.transfer(msg.value); }
}`

const files = {
  VestingWallet: '@openzeppelin/contracts/finance/VestingWallet.sol',
  ERC1967Proxy: '@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol',
}

/** Compiles contracts of OpenZeppelin, for nodes without the newest instructions. The result is kept for other runs. */
export async function compileForeign(): Promise<Record<Foreign, ForeignContract>> {
  const input = JSON.stringify({
    language: 'Solidity',
    sources: {
      'Shell.sol': { content: shell },
      ...Object.fromEntries(Object.values(files).map((file) => [file, { content: readSource(file) }])),
    },
    settings: {
      evmVersion: 'berlin',
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode', 'evm.deployedBytecode'] } },
    },
  })
  const kept = join(
    compiledFolder,
    `foreign-${createHash('sha256').update(input).digest('hex').slice(0, 16)}.json`,
  )
  const cached = await readFile(kept, 'utf8').catch(() => null)
  if (cached) return JSON.parse(cached)

  const output = runCompiler(input, readImport)
  if (!output.contracts) throw new Error(JSON.stringify(output.errors))
  const contracts = {
    Shell: output.contracts['Shell.sol'].Shell,
    VestingWallet: output.contracts[files.VestingWallet].VestingWallet,
    ERC1967Proxy: output.contracts[files.ERC1967Proxy].ERC1967Proxy,
  }
  await mkdir(compiledFolder, { recursive: true })
  await writeFile(`${kept}.${process.pid}`, JSON.stringify(contracts))
  await rename(`${kept}.${process.pid}`, kept)
  return contracts
}

function readSource(path: string): string {
  const found = readImport(path)
  if ('error' in found) throw new Error(found.error)
  return found.contents
}

/** The contract as Foundry writes it to `out/`. */
export function foundryArtifact({ abi, evm }: ForeignContract): object {
  const { object, ...rest } = evm.deployedBytecode
  return { abi, bytecode: evm.bytecode, deployedBytecode: { ...rest, object: `0x${object}` } }
}

/** The contract as Hardhat writes it to `artifacts/`: it does not say where the immutables are. */
export function hardhatArtifact(contractName: string, { abi, evm }: ForeignContract): object {
  return {
    _format: 'hh-sol-artifact-1',
    contractName,
    sourceName: `contracts/${contractName}.sol`,
    abi,
    bytecode: `0x${evm.bytecode.object}`,
    deployedBytecode: `0x${evm.deployedBytecode.object}`,
    linkReferences: {},
    deployedLinkReferences: {},
  }
}

/** The code that creates the contract. */
export function creationCode({ evm }: ForeignContract): Hex {
  return `0x${evm.bytecode.object}`
}
