import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { pictureBytes } from '#lib/stored-picture.ts'
import { storePicture } from './pictures.server.ts'

const pixels = z.number().check(z.int(), z.minimum(1))
const storedPicture = z.object({ id: z.uuid(), width: pixels, height: pixels, widths: z.array(pixels) })

export const picturesApi: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/pictures',
    summary:
      'Keep a picture in the widths of the site, for a page or an article that names it when it is saved',
    access: 'content.write',
    upload: { bytes: pictureBytes },
    response: storedPicture,
    status: 201,
    handle: (ctx, { upload }) => storePicture(ctx, upload),
  }),
]
