import { expect, test } from 'vitest'
import { guidebookFormSchema, tabsSchema } from './guide-form.ts'
import { emptyGuidebookForm } from './guidebook.ts'
import { photosIn, withPhotos } from './photos.ts'

const photo = (name: string) => ({ photoUrl: `/photos/${name}.jpg`, caption: `Se ve ${name}` })

function formWithPhotos() {
  const form = emptyGuidebookForm()
  form.welcome.photoUrl = ' /photos/cover.jpg '
  form.localGuide.places = [
    {
      name: 'Fonda',
      category: 'Restaurant',
      description: '',
      mapsLink: '',
      photos: [photo('fonda'), photo('menu')],
    },
  ]
  const block = { title: 'Gato', body: '', linkUrl: '', isActive: true }
  form.sections.checkout.items = [{ ...block, photoUrl: '/photos/cat.jpg', photos: [photo('cat')] }]
  return form
}

test('every photo of a guide is found, with the path of its field', () => {
  expect(photosIn(guidebookFormSchema, formWithPhotos())).toEqual([
    { field: 'welcome.photoUrl', address: '/photos/cover.jpg' },
    { field: 'localGuide.places.0.photos.0.photoUrl', address: '/photos/fonda.jpg' },
    { field: 'localGuide.places.0.photos.1.photoUrl', address: '/photos/menu.jpg' },
    { field: 'sections.checkout.items.0.photoUrl', address: '/photos/cat.jpg' },
    { field: 'sections.checkout.items.0.photos.0.photoUrl', address: '/photos/cat.jpg' },
  ])
})

test('a guide with its photos under other addresses is otherwise the same', () => {
  const form = formWithPhotos()
  const moved = withPhotos(
    guidebookFormSchema,
    form,
    (address) => `https://cdn.ejemplo.mx${address}`,
  )
  expect(photosIn(guidebookFormSchema, moved).map(({ address }) => address)).toEqual(
    photosIn(guidebookFormSchema, form).map(({ address }) => `https://cdn.ejemplo.mx${address}`),
  )
  const back = withPhotos(guidebookFormSchema, moved, (address) => new URL(address).pathname)
  form.welcome.photoUrl = form.welcome.photoUrl.trim()
  expect(back).toEqual(form)
})

test('what is kept in a strange shape is left as it is', () => {
  const strange = {
    places: [null, 3, 'Fonda', { photos: 'x' }, { photos: [null, 'y', { photoUrl: 7 }] }],
  }
  const schema = tabsSchema.shape.localGuide
  expect(withPhotos(schema, strange, () => 'changed')).toEqual(strange)
  expect(photosIn(schema, strange)).toEqual([])
})
