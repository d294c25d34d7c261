import { z } from 'zod'
import type { FieldCode } from './field-messages.ts'
import { hostPhoneTypes, placeCategories } from './form-choices.ts'
import { type CountName, countLimits, type ListPath, listLimits } from './form-limits.ts'
import {
  emailText,
  linkText,
  mapsLinkText,
  requiredText,
  text,
  timeText,
  timeZoneText,
} from './form-texts.ts'
import type { Locale } from './locale.ts'
import { localeSchema } from './locale-schema.ts'
import type { SectionType } from './section-names.ts'
import { dayPeriods } from './stay-times.ts'

const wrongType = { error: 'wrong_type' satisfies FieldCode }
const unknownChoice = { error: 'unknown_choice' satisfies FieldCode }

const welcomeSchema = z.object(
  {
    photoUrl: text('welcome.photoUrl'),
    propertyName: requiredText('welcome.propertyName', 'property_name_required'),
    greeting: text('welcome.greeting'),
    note: text('welcome.note'),
    checkInHour: timeText('welcome.checkInHour'),
    checkInPeriod: z.enum(dayPeriods, unknownChoice).default('PM'),
    checkOutHour: timeText('welcome.checkOutHour'),
    checkOutPeriod: z.enum(dayPeriods, unknownChoice).default('AM'),
    wifiNetworks: list(
      'welcome.wifiNetworks',
      z.object(
        {
          ssid: text('welcome.wifiNetworks.*.ssid'),
          password: text('welcome.wifiNetworks.*.password'),
        },
        wrongType,
      ),
    ),
    contactInfoEnabled: z.boolean(wrongType).default(true),
    hostPhone: text('welcome.hostPhone'),
    hostPhoneType: z.enum(hostPhoneTypes, unknownChoice).default('phone'),
    hostEmail: emailText('welcome.hostEmail'),
    supportMessage: text('welcome.supportMessage'),
    emergencyContact: text('welcome.emergencyContact'),
  },
  wrongType,
)

const houseManualSchema = z.object(
  {
    bedrooms: count('bedrooms'),
    bathrooms: count('bathrooms'),
    maxGuests: count('maxGuests'),
    parking: text('houseManual.parking'),
    rooms: list(
      'houseManual.rooms',
      z.object(
        {
          key: text('houseManual.rooms.*.key'),
          label: text('houseManual.rooms.*.label'),
          features: list('houseManual.rooms.*.features', text('houseManual.rooms.*.features.*')),
        },
        wrongType,
      ),
    ),
  },
  wrongType,
)

const localGuideSchema = z.object(
  {
    propertyLocation: z
      .object(
        {
          address: text('localGuide.propertyLocation.address'),
          description: text('localGuide.propertyLocation.description'),
          mapsLink: mapsLinkText('localGuide.propertyLocation.mapsLink'),
        },
        wrongType,
      )
      .prefault({}),
    places: list(
      'localGuide.places',
      z.object(
        {
          name: text('localGuide.places.*.name'),
          category: z.enum(placeCategories, unknownChoice).default('Other'),
          description: text('localGuide.places.*.description'),
          mapsLink: mapsLinkText('localGuide.places.*.mapsLink'),
        },
        wrongType,
      ),
    ),
  },
  wrongType,
)

const wifiTechSchema = z.object(
  {
    wifiNetworks: list(
      'wifiTech.wifiNetworks',
      z.object(
        {
          ssid: text('wifiTech.wifiNetworks.*.ssid'),
          password: text('wifiTech.wifiNetworks.*.password'),
        },
        wrongType,
      ),
    ),
    devices: list(
      'wifiTech.devices',
      z.object(
        { name: text('wifiTech.devices.*.name'), notes: text('wifiTech.devices.*.notes') },
        wrongType,
      ),
    ),
  },
  wrongType,
)

const emergencySchema = z.object(
  {
    firstAidLocation: text('emergency.firstAidLocation'),
    emergencyItems: list(
      'emergency.emergencyItems',
      z.object(
        {
          title: text('emergency.emergencyItems.*.title'),
          notes: text('emergency.emergencyItems.*.notes'),
        },
        wrongType,
      ),
    ),
    policeContact: text('emergency.policeContact'),
    fireContact: text('emergency.fireContact'),
    medicalContact: text('emergency.medicalContact'),
    emergencyServices: text('emergency.emergencyServices', '911'),
  },
  wrongType,
)

const houseRulesSchema = z.object(
  {
    rules: list(
      'houseRules.rules',
      z.object(
        { title: text('houseRules.rules.*.title'), notes: text('houseRules.rules.*.notes') },
        wrongType,
      ),
    ),
  },
  wrongType,
)

const checkoutSchema = z.object(
  {
    steps: list(
      'checkout.steps',
      z.object(
        { title: text('checkout.steps.*.title'), notes: text('checkout.steps.*.notes') },
        wrongType,
      ),
    ),
  },
  wrongType,
)

const itemSchema = z.object(
  {
    id: z
      .string(wrongType)
      .max(64, { error: 'too_long' satisfies FieldCode })
      .optional(),
    title: text('sections.*.items.*.title'),
    body: text('sections.*.items.*.body'),
    photoUrl: text('sections.*.items.*.photoUrl'),
    linkUrl: linkText('sections.*.items.*.linkUrl'),
    isActive: z.boolean(wrongType).default(true),
  },
  wrongType,
)

// Absent is "leave as it is" here, at every level: a client that knows no own blocks never deletes one.
const ownSectionSchema = z
  .object(
    {
      isActive: z.boolean(wrongType).optional(),
      items: z
        .array(itemSchema, wrongType)
        .max(listLimits['sections.*.items'], { error: 'too_many' satisfies FieldCode })
        .optional(),
    },
    wrongType,
  )
  .optional()

/** The whole form of the seven tabs as it travels; what is missing takes its default. */
export const guidebookFormSchema = z.object(
  {
    language: localeSchema.optional(),
    timeZone: timeZoneText.optional(),
    welcome: welcomeSchema.prefault({} as z.input<typeof welcomeSchema>),
    houseManual: houseManualSchema.prefault({}),
    localGuide: localGuideSchema.prefault({}),
    wifiTech: wifiTechSchema.prefault({}),
    emergency: emergencySchema.prefault({}),
    houseRules: houseRulesSchema.prefault({}),
    checkout: checkoutSchema.prefault({}),
    sections: z
      .object(
        {
          welcome: ownSectionSchema,
          house_manual: ownSectionSchema,
          local_guide: ownSectionSchema,
          wifi_tech: ownSectionSchema,
          emergency: ownSectionSchema,
          house_rules: ownSectionSchema,
          checkout: ownSectionSchema,
        },
        wrongType,
      )
      .optional(),
  },
  wrongType,
)

/** A checked form as a client sent it: language, zone and own blocks may be left unsaid. */
export type GuidebookPayload = z.output<typeof guidebookFormSchema>

export type OwnItem = z.output<typeof itemSchema>

/** A host's own blocks in one section, and whether guests see the section at all. */
export type OwnSection = { isActive: boolean; items: OwnItem[] }

/** The form as the editor holds it: everything said. */
export type GuidebookForm = Omit<GuidebookPayload, 'language' | 'timeZone' | 'sections'> & {
  language: Locale
  timeZone: string
  sections: Record<SectionType, OwnSection>
}

function list<Entry extends z.ZodType>(path: ListPath, entry: Entry) {
  return z
    .array(entry, wrongType)
    .max(listLimits[path], { error: 'too_many' satisfies FieldCode })
    .default([])
}

function count(name: CountName) {
  const { min, max, step } = countLimits[name]
  return z
    .number(wrongType)
    .min(min, { error: 'too_small' satisfies FieldCode })
    .max(max, { error: 'too_big' satisfies FieldCode })
    .multipleOf(step, { error: 'count_step' satisfies FieldCode })
    .nullable()
    .default(null)
}
