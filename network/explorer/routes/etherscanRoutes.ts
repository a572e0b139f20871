import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { StandardInput } from '#network/explorer/verification/compileSource.ts'
import {
  readContractAddress,
  type Submission,
  splitName,
  type Verification,
} from '#network/explorer/verification/verification.ts'
import type { VerifiedSource, VerifiedSources } from '#network/explorer/verification/verifiedSources.ts'

type VerificationSources = { verification: Verification; sources: VerifiedSources }
type Fields = Record<string, string>

const standardInput = v.object({
  language: v.literal('Solidity'),
  sources: v.record(v.string(), v.looseObject({ content: v.string() })),
  settings: v.optional(v.record(v.string(), v.unknown()), {}),
})

/**
 * Hardhat sends the files that a contract needs. When the result is exactly this, it tries again with all that were
 * compiled together, on which the code of some compilers depends. It shows the result of the second try; `forge` shows the
 * message, too.
 */
const failed = 'Fail - Unable to verify'
const unverified = 'Contract source code not verified'

/**
 * The part of Etherscan's API with which tools verify contracts (`forge verify-contract --verifier blockscout`,
 * `hardhat verify`): `module=contract` and an `action`, in the address or as a form. A refusal has the HTTP status 200
 * and the message `NOTOK`, which the tools expect.
 */
export function etherscanRoutes({ verification, sources }: VerificationSources): Hono {
  const app = new Hono()
  app.on(['GET', 'POST'], '/', async (context) => {
    const fields = await readFields(context)
    if (fields.module !== 'contract') return refused(context, 'Only module=contract is answered here.')
    switch (fields.action) {
      case 'verifysourcecode':
        return submit(context, fields)
      case 'checkverifystatus':
        return status(context, fields.guid ?? '')
      case 'getabi':
      case 'getsourcecode':
        return source(context, fields)
      default:
        return refused(
          context,
          'The actions are verifysourcecode, checkverifystatus, getsourcecode and getabi.',
        )
    }
  })

  async function submit(context: Context, fields: Fields) {
    try {
      return accepted(context, await verification.submit(readSubmission(fields)))
    } catch (error) {
      return refused(context, error instanceof Error ? error.message : String(error))
    }
  }

  function status(context: Context, id: string) {
    const result = verification.result(id)
    if (result === 'verified') return accepted(context, 'Pass - Verified')
    if (result === 'pending') return refused(context, 'Pending in queue')
    if (result === undefined)
      return refused(context, `${failed}. There is no submission with this guid.`, 'No such submission')
    const { reason, isSecond } = result
    return refused(context, isSecond ? `${failed}. ${reason}` : failed, `NOTOK: ${reason}`)
  }

  async function source(context: Context, { action, address }: Fields) {
    const wanted = readContractAddress(address)
    const found = wanted && (await sources.read(wanted))
    if (!found && action === 'getabi') return refused(context, unverified)
    if (!found) return accepted(context, [{ SourceCode: '', ABI: unverified, ContractName: '' }])
    const abi = JSON.stringify(found.contract.abi)
    return accepted(context, action === 'getabi' ? abi : [sourceRecord(found.source, abi)])
  }
  return app
}

async function readFields({ req }: Context): Promise<Fields> {
  const form = req.method === 'POST' ? new URLSearchParams(await req.text()) : []
  return { ...req.query(), ...Object.fromEntries(form) }
}

/** Throws an error with one sentence when the form lacks a field. */
function readSubmission(fields: Fields): Submission {
  const { contractname, compilerversion, contractaddress, sourceCode, codeformat } = fields
  const address = readContractAddress(contractaddress ?? fields.addressHash)
  if (!address) throw new Error('contractaddress must be the address of a contract.')
  if (!contractname || !compilerversion || !sourceCode)
    throw new Error('contractname, compilerversion and sourceCode must be given.')
  const input = codeformat === 'solidity-standard-json-input' ? readInput(sourceCode) : singleFile(fields)
  return {
    address,
    contractName: contractname,
    compilerVersion: compilerversion,
    // Etherscan's own API misspells this name.
    constructorArguments: fields.constructorArguements ?? fields.constructorArguments ?? '',
    input,
  }
}

function readInput(text: string): StandardInput {
  try {
    return v.parse(standardInput, JSON.parse(text))
  } catch {
    throw new Error('sourceCode must be the standard JSON input of solc, with the content of every file.')
  }
}

function singleFile({ codeformat, sourceCode = '', contractname = '', ...fields }: Fields): StandardInput {
  if (codeformat !== 'solidity-single-file')
    throw new Error('codeformat must be solidity-standard-json-input or solidity-single-file.')
  const [file] = splitName(contractname)
  const { optimizationUsed, runs, evmversion } = fields
  return {
    language: 'Solidity',
    sources: { [file === '*' ? 'contract.sol' : file]: { content: sourceCode } },
    settings: {
      optimizer: { enabled: optimizationUsed === '1', runs: Number(runs || 200) },
      ...(evmversion && evmversion !== 'default' && { evmVersion: evmversion }),
    },
  }
}

/** A verified source in Etherscan's form. Extra braces around a JSON input distinguish it from a single file. */
function sourceRecord(source: VerifiedSource, abi: string) {
  const { input, contractName, compilerVersion, constructorArguments } = source
  const optimizer = input.settings.optimizer as { enabled?: boolean; runs?: number } | undefined
  const [file, name] = splitName(contractName)
  return {
    SourceCode: `{${JSON.stringify(input)}}`,
    ABI: abi,
    ContractName: name,
    CompilerVersion: compilerVersion,
    OptimizationUsed: optimizer?.enabled ? '1' : '0',
    Runs: String(optimizer?.runs ?? 200),
    ConstructorArguments: constructorArguments.replace(/^0x/, ''),
    EVMVersion: String(input.settings.evmVersion ?? 'Default'),
    FileName: file,
  }
}

function accepted(context: Context, result: unknown): Response {
  return context.json({ status: '1', message: 'OK', result })
}

function refused(context: Context, result: string, message = 'NOTOK'): Response {
  return context.json({ status: '0', message, result })
}
