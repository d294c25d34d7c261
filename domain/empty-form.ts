import type { Device, Place, Titled, Wifi } from './entry-shapes.ts'
import type { GuidebookForm } from './guidebook-form.ts'
import type { Locale } from './locale.ts'
import { defaultRooms } from './rooms.ts'
import { perSection } from './section-names.ts'
import { defaultTimeZone } from './stored-guidebook.ts'

/** One entry of each list, waiting to be typed in. */
export const blankEntries = {
  wifi: { ssid: '', password: '' } satisfies Wifi,
  device: { name: '', notes: '' } satisfies Device,
  titled: { title: '', notes: '' } satisfies Titled,
  place: {
    name: '',
    category: 'Restaurant',
    description: '',
    mapsLink: '',
  } satisfies Place as Place,
} as const

/** The form of a new guide: three rooms, 911, one blank entry in each list, no times yet. */
export function emptyGuidebookForm(
  start: { language?: Locale; timeZone?: string } = {},
): GuidebookForm {
  const { language = 'es', timeZone = defaultTimeZone } = start
  return {
    language,
    timeZone,
    welcome: {
      photoUrl: '',
      propertyName: '',
      greeting: '',
      note: '',
      checkInHour: '',
      checkInPeriod: 'PM',
      checkOutHour: '',
      checkOutPeriod: 'AM',
      wifiNetworks: [{ ...blankEntries.wifi }],
      contactInfoEnabled: true,
      hostPhone: '',
      hostPhoneType: 'phone',
      hostEmail: '',
      supportMessage: '',
      emergencyContact: '',
    },
    houseManual: {
      bedrooms: null,
      bathrooms: null,
      maxGuests: null,
      parking: '',
      rooms: defaultRooms(language),
    },
    localGuide: {
      propertyLocation: { address: '', description: '', mapsLink: '' },
      places: [{ ...blankEntries.place }],
    },
    wifiTech: {
      wifiNetworks: [{ ...blankEntries.wifi }],
      devices: [{ ...blankEntries.device }],
    },
    emergency: {
      firstAidLocation: '',
      emergencyItems: [{ ...blankEntries.titled }],
      policeContact: '',
      fireContact: '',
      medicalContact: '',
      emergencyServices: '911',
    },
    houseRules: { rules: [{ ...blankEntries.titled }] },
    checkout: { steps: [{ ...blankEntries.titled }] },
    sections: perSection(() => ({ isActive: true, items: [] })),
  }
}
