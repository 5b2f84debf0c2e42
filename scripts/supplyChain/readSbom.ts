import {runCommand} from '../process/runCommand';

/** Software bill of materials of the locked packages: CycloneDX 1.5 as JSON. */
export async function readSbom(root: string): Promise<string> {
  const {code, stdout, stderr} = await runCommand('npm', ['run', '--silent', 'sbom'], {cwd: root});
  if (code !== 0) throw new Error(`npm could not list the packages: ${stderr || stdout}`);
  return stdout;
}
