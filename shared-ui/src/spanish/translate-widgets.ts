import { applyTranslation } from '@scanharbor/shared-contracts/domain/translation';
import { appearanceTexts } from '../appearance-dialog/appearance-dialog.texts';
import { fileUploadTexts } from '../file-upload/file-upload.texts';
import { fileViewerTexts } from '../file-viewer/file-viewer.texts';
import { monthGridTexts } from '../month-grid/month-grid.texts';
import { uiTexts } from '../texts';
import { widgetTexts } from '../widget-texts';

/** Translates the texts of the generic widgets. Each bundle has its own copy of them. */
export function translateWidgets(): void {
  applyTranslation(uiTexts, {
    saving: 'Guardando…',
    loading: 'Cargando…',
    tryAgain: 'Intentar de nuevo',
    optional: '(opcional)',
    sectionFailed: 'No se pudo cargar esta parte',
  });
  applyTranslation(widgetTexts, {
    ok: 'Aceptar',
    dismiss: 'Descartar mensaje',
    close: 'Cerrar',
    errorSummaryTitle: 'Hay un problema',
    showPassword: 'Mostrar contraseña',
    hidePassword: 'Ocultar contraseña',
    showOptions: 'Mostrar opciones',
    nothingMatches: 'Sin resultados. Intente otra búsqueda.',
    searching: 'Buscando…',
    chooseOne: 'Elija una opción',
    month: 'Mes',
    day: 'Día',
    year: 'Año',
    progress: 'Progreso',
    done: '(completado)',
    met: '(cumplido)',
    notMet: '(aún no se cumple)',
    status: { success: 'Listo:', failure: 'Problema:', neutral: 'Nota:' },
    charactersLeft: (count) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`),
    step: (current, count) => `Paso ${current} de ${count}`,
    remove: (what) => `Quitar ${what}`,
    narrowDown: (shown, count) => `Se muestran los primeros ${shown} de ${count}. Escriba más para acortar la lista.`,
  });
  applyTranslation(appearanceTexts, {
    title: 'Apariencia',
    choices: {
      system: { label: 'Sistema', text: 'Como esté configurado su dispositivo' },
      light: { label: 'Clara', text: 'Texto oscuro sobre blanco' },
      dark: { label: 'Oscura', text: 'Texto claro sobre una página oscura' },
    },
    note: 'Su elección se guarda en este navegador. Si su dispositivo pide más contraste, las tres lo tienen. Las páginas impresas siempre son claras.',
    done: 'Listo',
  });
  applyTranslation(monthGridTexts, {
    today: 'hoy',
    past: 'pasado',
    selected: 'elegido',
    unavailable: (reason) => `no disponible: ${reason}`,
    previousMonth: (month) => `Mes anterior, ${month}`,
    nextMonth: (month) => `Mes siguiente, ${month}`,
  });
  applyTranslation(fileUploadTexts, {
    choose: 'Elegir un archivo',
    addPage: 'Agregar otra página',
    replace: 'Reemplazar',
    replaceFile: (name) => `Reemplazar ${name}`,
    drop: 'o suéltelo aquí',
    camera: 'Tomar una foto',
    page: (name, page, pages) => `${name}, ${page} de ${pages}`,
    position: (page, pages) => `${page} de ${pages}`,
    moveUp: (name) => `Subir ${name} en la lista`,
    moveDown: (name) => `Bajar ${name} en la lista`,
    moved: (name, page, pages) => `${name} ahora es ${page} de ${pages}.`,
    view: 'Ver',
    viewFile: (name) => `Ver ${name}`,
    viewFailed: 'No se pudo mostrar el archivo. Inténtelo de nuevo.',
    damaged: 'Esta imagen está dañada y no se puede abrir. Tome otra foto o elija otro archivo.',
    limits: (extensions, size) => `${extensions.map((extension) => extension.toUpperCase()).join(', ')}, hasta ${size}`,
    severalPages: (pages) => `Hasta ${pages} archivos, por ejemplo una foto de cada página`,
    full: (pages) => `Puede agregar ${pages} archivos como máximo. Quite o reemplace uno primero.`,
    tooLarge: (size) => `El archivo pesa más de ${size}. Elija uno más pequeño.`,
    empty: 'El archivo está vacío. Elija otro.',
    uploading: (name) => `Subiendo ${name}`,
    percent: (percent) => `${percent}%`,
    stop: 'Detener',
    stopUpload: (name) => `Dejar de subir ${name}`,
    uploaded: (name) => `${name} se subió.`,
    failed: (name) => `No se pudo subir ${name}.`,
    retry: 'Intentar de nuevo',
    retryFile: (name) => `Intentar de nuevo: ${name}`,
    remove: 'Quitar',
    removeFile: (name) => `Quitar ${name}`,
  });
  applyTranslation(fileViewerTexts, {
    notAllowedTitle: 'Este archivo no se puede mostrar',
    notAllowed: 'Solo se permiten archivos .jpg, .jpeg, .png, .gif y .pdf.',
    download: 'Descargar',
    open: 'Abrir',
    removeFirst: 'Quitar la primera página',
    removeTitle: 'Quitar la primera página',
    removeAsk: '¿Quiere quitar la primera página de este archivo? Esta acción no se puede deshacer.',
    removeConfirm: 'Quitar página',
    removeKeep: 'Conservar página',
    page: (page, pages, name) => `Página ${page} de ${pages} de ${name}`,
    pages: (pages) => (pages === 1 ? '1 página' : `${pages} páginas`),
    previous: 'Archivo anterior',
    next: 'Archivo siguiente',
    position: (file, files) => `Archivo ${file} de ${files}`,
    loading: 'Cargando el archivo…',
    failedTitle: 'No se pudo mostrar el archivo',
  });
}
