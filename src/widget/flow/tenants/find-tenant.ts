import { ConfigError, describeValue, type ConfigProblem } from '../../config/config-error.ts';
import { expandOptions } from '../../config/draft-settings.ts';
import type { CheckedConfig, CheckedTenant, FindTenant, TenantQuery } from '../../config/ui-config.ts';
import { callAppInTime, withSignal } from '../../call-app.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { Tools } from '../../screen/screen.ts';
import { listTenants, matchTenant, type TenantMatch } from './match-tenant.ts';

type SearchTools = Pick<Tools, 'ui' | 'settings'>;

/** The message to show if the app could not find a tenant, for example because its server has not answered. */
interface Failure {
  readonly notice: Phrase;
}

interface FoundForEmail {
  readonly match: TenantMatch | null;
  /** The configuration of the tenant that accepts the email; undefined if there is none. */
  readonly tenant: CheckedTenant | undefined;
}

/**
 * Finds the tenant that accepts an email: in the list of tenants, or by the app's function `findTenant`.
 *
 * @param found the result of an earlier call of `findTenant` with this email; null if there is no such tenant. If
 *   omitted, calls `findTenant`
 */
export async function findTenantOfEmail(
  tools: SearchTools,
  email: string,
  found?: CheckedTenant | null,
): Promise<FoundForEmail | Failure> {
  let tenants = listTenants(tools.settings);
  if (tools.settings.config.tenants?.findTenant) {
    const result = found === undefined ? await findTenant(tools, { email }) : { tenant: found };
    if ('notice' in result) return result;
    tenants = result.tenant ? [result.tenant] : [];
  }
  const match = matchTenant(tenants, email);
  return { match, tenant: tenants.find(({ tenantId }) => tenantId === match?.tenantId) };
}

/**
 * Asks the app for a tenant by calling the function `findTenant`. If the app has no such function, the `tenant` in the
 * result is null.
 */
export async function findTenant(
  { ui, settings }: SearchTools,
  query: TenantQuery,
): Promise<{ readonly tenant: CheckedTenant | null } | Failure> {
  const { config } = settings;
  const find = config.tenants?.findTenant;
  if (!find) return { tenant: null };
  const found = await withSignal((signal) =>
    ui.waitFor(callAppInTime('tenants.findTenant', signal, () => search(find, query, config, signal))),
  );
  return found.ok ? { tenant: found.value } : { notice: explainRefusal(found.error) };
}

/**
 * Runs the app's function.
 *
 * @throws (rejects) a `ConfigError` if the tenant has a wrong setting
 */
async function search(
  find: FindTenant,
  query: TenantQuery,
  config: CheckedConfig,
  signal: AbortSignal,
): Promise<CheckedTenant | null> {
  const found: unknown = await find(query, { signal });
  if (found === null || found === undefined) return null;
  const problems = await findProblems(found, query, config);
  if (problems.length > 0) throw new ConfigError(problems);
  return expandOptions(found) as CheckedTenant;
}

/**
 * Returns the problems of a tenant that the app has found: wrong settings, or an ID that differs from the ID in the
 * query. If the code that checks settings cannot be loaded, checks only the ID.
 */
async function findProblems(
  found: unknown,
  { tenantId: expected }: TenantQuery,
  config: CheckedConfig,
): Promise<readonly ConfigProblem[]> {
  const check = await import('../../config/check-config.ts').catch(() => null);
  const problems = check?.findTenantProblems(found, config) ?? [];
  if (problems.length > 0 || expected === undefined) return problems;
  const { tenantId } = found as CheckedTenant;
  const message = `must be ${JSON.stringify(expected)}, but is ${describeValue(tenantId)}`;
  return tenantId === expected ? [] : [{ path: 'tenants.findTenant().tenantId', message }];
}
