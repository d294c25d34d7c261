import type { SettingsRecord } from '#sandbox/store/service-records.ts'
import type { Tables } from '#sandbox/store/tables.ts'

const initial: SettingsRecord = {
  id: 'settings',
  clockAhead: 0,
  afterLastRetry: 'cancel',
  webhook: null,
}

export function settingsOf(tables: Pick<Tables, 'settings'>): SettingsRecord {
  return tables.settings.find('settings') ?? initial
}

export function changeSettings(
  tables: Pick<Tables, 'settings'>,
  change: Partial<Omit<SettingsRecord, 'id'>>,
): void {
  tables.settings.insert({ ...settingsOf(tables), ...change })
}
