export const isVideo = ({ attType }: { attType: string }): boolean => attType.startsWith('video/');
