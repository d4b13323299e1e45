import { afterEach } from 'vitest';

const Real = globalThis.XMLHttpRequest;

afterEach(() => {
  globalThis.XMLHttpRequest = Real;
});

/** Stands where uploads leave the browser. `answer` gets the name of the file and gives an address, or throws the refusal. */
export function fakeUploads(answer: (name: string) => string) {
  const sent: { address: string; name: string }[] = [];
  class FakeRequest extends EventTarget {
    address = '';
    responseText = '';
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload = () => {};
    open(_: string, address: string) {
      this.address = address;
    }
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    send(form: FormData) {
      const file = form.get('multipart');
      const name = file instanceof File ? file.name : '';
      sent.push({ address: this.address, name });
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      this.responseText = envelopeOf(() => answer(name));
      queueMicrotask(() => this.onload());
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  return sent;
}

function envelopeOf(answer: () => string): string {
  try {
    return JSON.stringify({
      code: 200,
      message: '操作成功',
      data: { fileName: '', extName: '', fileSize: 1, url: answer(), type: 'png' },
    });
  } catch (error) {
    return JSON.stringify({ code: 500, message: error instanceof Error ? error.message : '', data: null });
  }
}
