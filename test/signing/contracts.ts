import { readFileSync } from 'node:fs'
import { Interface } from 'ethers/abi'

/*
 * The contracts' functions, read from their Solidity sources with an independent decoder: the app's ABIs and library
 * are not used.
 */

const openZeppelin = 'node_modules/@openzeppelin/contracts/token/ERC20'

export const lendingPool = declaredIn('network/contracts/lending/LendingPool.sol')
export const router = declaredIn('network/contracts/hlpmm/HlpmmRouter.sol')
export const factory = declaredIn('network/contracts/hlpmm/HlpmmFactory.sol')
export const nft = declaredIn('network/contracts/hlpmm/HlpmmNft.sol')
export const token = declaredIn(`${openZeppelin}/IERC20.sol`, 'network/contracts/tokens/TestToken.sol')

/** The EIP-712 type of a permit. */
export const permitType = between(
  `${openZeppelin}/extensions/ERC20Permit.sol`,
  /keccak256\(\s*"(Permit\([^"]+\))"/,
)

/** The functions that can be called from outside and take no structs. An enumeration is a number on the wire. */
function declaredIn(...sources: readonly string[]): Interface {
  const functions = sources.flatMap((source) =>
    [
      ...readFileSync(source, 'utf8')
        .replace(/\bFeeStrategy\b/g, 'uint8')
        .matchAll(/function (\w+)\(([^)]*)\)([^;{]*)/g),
    ]
      .filter(([, , parameters = '', kind = '']) => isPlain(parameters) && /\b(external|public)\b/.test(kind))
      .map(([, name, parameters]) => `function ${name}(${parameters})`),
  )
  return new Interface(functions)
}

function isPlain(parameters: string): boolean {
  const plain = /^\s*((address|bool|string|u?int\d*|bytes\d*)(\[\])*\s|$)/
  return parameters.split(',').every((each) => plain.test(each))
}

function between(source: string, pattern: RegExp): string {
  const found = pattern.exec(readFileSync(source, 'utf8'))?.[1]
  if (found === undefined) throw new Error(`${source} does not say ${pattern}.`)
  return found
}
