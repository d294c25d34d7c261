import { BookOpen, House, LogOut, MapPin, Siren, Sun, Wifi } from 'lucide'

/** In the order of the guide's sections. */
export const sectionCardIcons = [Sun, House, MapPin, Wifi, Siren, BookOpen, LogOut] as const
