import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/** A package of npm in one version. */
export type Package = { name: string; version: string }

/** Milliseconds that npm may take: some packages have 50 MB. */
const timeout = 300_000

/** The folder of fetched packages, shared by all projects of a user. */
function packagesFolder(): string {
  const { TIDELINE_PACKAGES, XDG_CACHE_HOME } = process.env
  return resolve(TIDELINE_PACKAGES || join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'tideline'))
}

/** The folder that has a package in its `node_modules`, once it was fetched. */
export function packageFolder({ name, version }: Package): string {
  return join(packagesFolder(), `${name.replace(/^@/, '').replace('/', '-')}-${version}`)
}

export function isFetched(wanted: Package): boolean {
  return existsSync(packageFolder(wanted))
}

/**
 * Installs a package of npm into a folder of its own, unless it is there. None of its scripts runs. Resolves to the
 * folder. Throws an error with one sentence and npm's reason when the installation fails.
 */
export async function fetchPackage(wanted: Package): Promise<string> {
  const folder = packageFolder(wanted)
  if (isFetched(wanted)) return folder
  const unfinished = `${folder}.${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  await writeFile(join(unfinished, 'package.json'), '{ "private": true }\n')
  try {
    await npmInstall(unfinished, wanted)
    // The rename publishes the complete folder at once. Another process may have done so first.
    await rename(unfinished, folder).catch((error) => {
      if (!isFetched(wanted)) throw error
    })
    return folder
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

function npmInstall(folder: string, { name, version }: Package): Promise<void> {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', '--loglevel=error']
  return new Promise((done, fail) => {
    execFile(
      'npm',
      ['install', '--prefix', folder, ...options, `${name}@${version}`],
      { cwd: folder, timeout, shell: process.platform === 'win32' },
      (error, _, said) => {
        if (!error) return done()
        fail(new Error(`${name} ${version} could not be fetched from npm: ${reason(said)}`, { cause: error }))
      },
    )
  })
}

function reason(said: string): string {
  const line = said.split('\n').find((text) => /^npm (error|ERR!) (?!code)/.test(text))
  return line?.replace(/^npm (error|ERR!)\s*/, '') ?? 'npm did not end in time, or is not installed.'
}
